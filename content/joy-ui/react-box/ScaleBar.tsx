import * as React from 'react';
import Box from '@mui/joy/Box';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';

export default function ScaleBar() {
  const [kilometers, setKilometers] = React.useState(4);
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel htmlFor={id}>Kilometers on the scale bar</FormLabel>
      <Slider
        value={kilometers}
        min={1}
        max={10}
        onChange={(_event, value) => {
          if (typeof value === 'number') setKilometers(value);
        }}
        slotProps={{ input: { id } }}
      />
      <Box
        role="img"
        aria-label={`A bar for ${kilometers} kilometers`}
        style={{ '--length': kilometers / 10 } as React.CSSProperties}
        sx={{
          width: 'calc(var(--length) * 100%)',
          height: 12,
          bgcolor: 'primary.solidBg',
          borderRadius: 'xs',
        }}
      />
    </Box>
  );
}
