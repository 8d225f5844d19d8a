import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const names = ['Shortest', 'Longest'];

export default function RangeSlider() {
  const [minutes, setMinutes] = React.useState<readonly number[]>([3, 8]);

  return (
    <Box role="group" aria-label="Length of the tracks" sx={{ width: '100%', maxWidth: 320 }}>
      <Typography>
        Tracks from {minutes[0]} to {minutes[1]} minutes
      </Typography>
      <Slider
        getAriaLabel={(index) => names[index] ?? ''}
        getAriaValueText={(value) => (value === 1 ? '1 minute' : `${value} minutes`)}
        min={1}
        max={15}
        value={[...minutes]}
        onChange={(_event, value) => setMinutes(Array.isArray(value) ? value : [value])}
      />
    </Box>
  );
}
