import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const hour = 60;
const shortest = hour;

const toTime = (minutes: number) =>
  `${Math.floor(minutes / hour)}:${String(minutes % hour).padStart(2, '0')}`;

const marks = [8, 12, 16, 20].map((hours) => ({ value: hours * hour, label: `${hours}:00` }));

export default function HoursBySlider() {
  const [[from, to], setHours] = React.useState([18 * hour + 30, 20 * hour] as const);

  const change = (_event: Event, value: number | number[]) => {
    if (!Array.isArray(value)) return;
    const [start = from, end = to] = value;
    if (end - start >= shortest) setHours([start, end]);
  };

  return (
    <Box role="group" aria-label="Rehearsal" sx={{ width: '100%', maxWidth: 400, px: 3 }}>
      <Typography align="center">
        {toTime(from)} to {toTime(to)}
      </Typography>
      <Slider
        value={[from, to]}
        onChange={change}
        min={8 * hour}
        max={22 * hour}
        step={30}
        marks={marks}
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'Begins' : 'Ends')}
        getAriaValueText={toTime}
      />
    </Box>
  );
}
