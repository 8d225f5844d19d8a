import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const gap = 5;
const toTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export default function KeepApart() {
  const [[start, end], setClip] = React.useState<[number, number]>([30, 60]);

  const handleChange = (_event: Event, value: number | number[], activeThumb: number) => {
    if (!Array.isArray(value)) return;
    const [nextStart = start, nextEnd = end] = value;
    setClip(
      activeThumb === 0
        ? [Math.min(nextStart, end - gap), end]
        : [start, Math.max(nextEnd, start + gap)],
    );
  };

  return (
    <Box role="group" aria-label="Part to keep" sx={{ width: '100%', maxWidth: 360 }}>
      <Typography>
        Keep {toTime(start)} to {toTime(end)}
      </Typography>
      <Slider
        disableSwap
        max={180}
        value={[start, end]}
        onChange={handleChange}
        getAriaLabel={(index) => (index === 0 ? 'Start' : 'End')}
        getAriaValueText={toTime}
      />
    </Box>
  );
}
