import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function StringLength() {
  const [length, setLength] = React.useState(30);
  const id = React.useId();

  return (
    <Box sx={{ width: 260, maxWidth: '100%' }}>
      <Typography id={id}>Length of the string</Typography>
      <Slider
        aria-labelledby={id}
        value={length}
        min={10}
        max={60}
        step={5}
        valueLabelDisplay="auto"
        onChange={(_event, value) => setLength(Number(value))}
      />
      <Typography>
        {length} meters.{' '}
        {length > 45 ? 'Ask at the airfield first.' : 'This is fine on every meadow.'}
      </Typography>
    </Box>
  );
}
