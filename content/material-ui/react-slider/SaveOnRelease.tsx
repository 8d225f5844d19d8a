import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SaveOnRelease() {
  const [gain, setGain] = React.useState(0);
  const [saved, setSaved] = React.useState(0);
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={id}>Gain: {gain} dB</Typography>
      <Slider
        aria-labelledby={id}
        min={-12}
        max={12}
        value={gain}
        onChange={(_event, value) => setGain(Array.isArray(value) ? 0 : value)}
        onChangeCommitted={(_event, value) => setSaved(Array.isArray(value) ? 0 : value)}
      />
      <Typography variant="body2" color="text.secondary" role="status">
        Saved with the recording: {saved} dB
      </Typography>
    </Box>
  );
}
