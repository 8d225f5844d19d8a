import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const bands = ['60 Hz', '250 Hz', '1 kHz', '4 kHz', '12 kHz'];
const flat = bands.map(() => 0);

export default function Equalizer() {
  const [levels, setLevels] = React.useState<readonly number[]>([4, 2, 0, -1, 3]);
  const id = React.useId();

  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" justifyContent="space-between" alignItems="center" sx={{ mb: 2 }}>
        <Typography id={id} variant="h6" component="h3">
          Equalizer
        </Typography>
        <Button onClick={() => setLevels(flat)}>Flat</Button>
      </Stack>
      <Stack role="group" aria-labelledby={id} direction="row" spacing={2}>
        {bands.map((band, index) => (
          <Stack key={band} alignItems="center" spacing={1} sx={{ width: 52, height: 180 }}>
            <Slider
              orientation="vertical"
              aria-label={band}
              getAriaValueText={(value) => (value === 1 ? '1 decibel' : `${value} decibels`)}
              min={-12}
              max={12}
              value={levels[index] ?? 0}
              onChange={(_event, value) =>
                setLevels(
                  levels.map((level, other) =>
                    other === index && !Array.isArray(value) ? value : level,
                  ),
                )
              }
            />
            <Typography variant="caption" noWrap>
              {band}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Paper>
  );
}
