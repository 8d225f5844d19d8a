import * as React from 'react';
import Slider from '@mui/material/Slider';

export default function OneOff() {
  const [volume, setVolume] = React.useState(40);

  return (
    <Slider
      aria-label="Volume"
      value={volume}
      onChange={(_event, value) => setVolume(value as number)}
      sx={{ maxWidth: 280, color: volume > 80 ? 'error.main' : 'success.main' }}
    />
  );
}
