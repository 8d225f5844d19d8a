import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const sizes = ['small', 'medium', 'large'] as const;

export default function ToggleSizes() {
  const [format, setFormat] = React.useState<string | null>('3:2');

  return (
    <Stack spacing={2} alignItems="center">
      {sizes.map((size) => (
        <ToggleButtonGroup
          key={size}
          size={size}
          color="secondary"
          exclusive
          value={format}
          onChange={(_event, value: string | null) => setFormat(value)}
          aria-label={`Format, ${size} buttons`}
        >
          <ToggleButton value="1:1">1:1</ToggleButton>
          <ToggleButton value="3:2">3:2</ToggleButton>
          <ToggleButton value="16:9">16:9</ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
