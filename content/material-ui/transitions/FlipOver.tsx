import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';

export default function FlipOver() {
  const [turned, setTurned] = React.useState(false);
  const { transitions } = useTheme();

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
      <Paper
        role="status"
        elevation={3}
        sx={{
          width: 160,
          p: 3,
          textAlign: 'center',
          rotate: turned ? 'x 360deg' : 'x 0deg',
          transition: transitions.create('rotate', {
            duration: transitions.duration.complex,
            easing: transitions.easing.easeInOut,
          }),
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        }}
      >
        {turned ? 'Heads' : 'Tails'}
      </Paper>
      <Button onClick={() => setTurned(!turned)}>Turn the coin</Button>
    </Box>
  );
}
