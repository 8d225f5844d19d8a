import * as React from 'react';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BasicSliders() {
  const id = React.useId();
  const [light, setLight] = React.useState(40);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" justifyContent="space-between">
        <Typography id={`${id}-light`}>Light in the dome</Typography>
        <Typography>{light}%</Typography>
      </Stack>
      <Slider
        aria-labelledby={`${id}-light`}
        getAriaValueText={(value) => `${value} percent`}
        value={light}
        onChange={(_event, value) => setLight(Array.isArray(value) ? 0 : value)}
      />
      <Typography id={`${id}-lamp`}>Light at the doors</Typography>
      <Slider disabled aria-labelledby={`${id}-lamp`} defaultValue={20} />
    </Stack>
  );
}
