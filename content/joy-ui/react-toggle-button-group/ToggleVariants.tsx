import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const looks = [
  { variant: 'outlined', color: 'neutral', label: 'Outlined, neutral' },
  { variant: 'soft', color: 'primary', label: 'Soft, primary' },
  { variant: 'solid', color: 'success', label: 'Solid, success' },
  { variant: 'plain', color: 'neutral', label: 'Plain, neutral' },
] as const;

export default function ToggleVariants() {
  const [half, setHalf] = React.useState('north');

  return (
    <Stack spacing={2}>
      {looks.map(({ variant, color, label }) => (
        <ToggleButtonGroup
          key={label}
          variant={variant}
          color={color}
          aria-label={label}
          value={half}
          onChange={(_event, next) => setHalf(next ?? half)}
        >
          <Button value="north">Northern</Button>
          <Button value="south">Southern</Button>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
