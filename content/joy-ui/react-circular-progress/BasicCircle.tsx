import * as React from 'react';
import Box from '@mui/joy/Box';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function BasicCircle() {
  const id = React.useId();

  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <CircularProgress
        aria-labelledby={id}
        sx={{
          '@media (prefers-reduced-motion: reduce)': { '--CircularProgress-circulation': '0s' },
        }}
      />
      <Box id={id}>Developing the film</Box>
    </Stack>
  );
}
