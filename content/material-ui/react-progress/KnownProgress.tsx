import * as React from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function KnownProgress() {
  const [done, setDone] = React.useState(65);

  return (
    <Stack spacing={3} alignItems="center" sx={{ width: '100%', maxWidth: 320 }}>
      <CircularProgress
        variant="determinate"
        value={done}
        aria-label="Maps downloaded, as a circle"
      />
      <LinearProgress
        variant="determinate"
        value={done}
        aria-label="Maps downloaded, as a bar"
        sx={{ width: '100%' }}
      />
      <Slider
        size="small"
        value={done}
        onChange={(_event, value) => setDone(Array.isArray(value) ? done : value)}
        aria-label="Progress to show"
      />
    </Stack>
  );
}
