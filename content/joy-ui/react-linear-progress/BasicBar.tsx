import * as React from 'react';
import Box from '@mui/joy/Box';
import LinearProgress from '@mui/joy/LinearProgress';

export default function BasicBar() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Box id={id} sx={{ mb: 1 }}>
        Waiting for the lock keeper
      </Box>
      <LinearProgress
        aria-labelledby={id}
        sx={{
          '@media (prefers-reduced-motion: reduce)': {
            '&::before': { animation: 'none', left: '40%', width: '20%' },
          },
        }}
      />
    </Box>
  );
}
