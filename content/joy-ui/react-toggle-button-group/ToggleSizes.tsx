import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const sizes = [
  { size: 'sm', label: 'Small' },
  { size: 'md', label: 'Medium' },
  { size: 'lg', label: 'Large' },
] as const;

export default function ToggleSizes() {
  const [zoom, setZoom] = React.useState('2');

  return (
    <Stack spacing={2} alignItems="flex-start">
      {sizes.map(({ size, label }) => (
        <ToggleButtonGroup
          key={size}
          size={size}
          aria-label={`Zoom, ${label.toLowerCase()}`}
          value={zoom}
          onChange={(_event, next) => setZoom(next ?? zoom)}
        >
          <Button value="1">1×</Button>
          <Button value="2">2×</Button>
          <Button value="8">8×</Button>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
