import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const toHertz = (position: number) => Math.round(20 * 1000 ** position);
const toText = (hertz: number) =>
  hertz < 1000 ? `${hertz} Hz` : `${(hertz / 1000).toFixed(1)} kHz`;

export default function ScaledSlider() {
  const [position, setPosition] = React.useState(0.5);
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={id}>Cut below: {toText(toHertz(position))}</Typography>
      <Slider
        aria-labelledby={id}
        min={0}
        max={1}
        step={0.01}
        scale={toHertz}
        getAriaValueText={toText}
        valueLabelFormat={toText}
        valueLabelDisplay="auto"
        value={position}
        onChange={(_event, value) => setPosition(Array.isArray(value) ? 0 : value)}
      />
    </Box>
  );
}
