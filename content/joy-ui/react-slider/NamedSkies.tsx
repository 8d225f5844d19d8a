import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

const skies = [
  { value: 5, label: 'City' },
  { value: 35, label: 'Village' },
  { value: 65, label: 'Heath' },
  { value: 100, label: 'Desert' },
];

export default function NamedSkies() {
  const id = React.useId();

  return (
    <Box sx={{ boxSizing: 'border-box', width: '100%', maxWidth: 320, px: 3, mb: 2 }}>
      <Typography id={id}>Stars as seen from the</Typography>
      <Slider
        aria-labelledby={id}
        step={null}
        defaultValue={35}
        marks={skies}
        getAriaValueText={(value) => skies.find((sky) => sky.value === value)?.label ?? ''}
      />
    </Box>
  );
}
