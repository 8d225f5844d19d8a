import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

const total = 8;

export default function PrintsDone() {
  const [done, setDone] = React.useState(3);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <CircularProgress
        determinate
        value={(done / total) * 100}
        aria-label="Prints of the order"
        aria-valuenow={Math.round((done / total) * 100)}
        aria-valuetext={`${done} of ${total} prints`}
        sx={{
          '& .MuiCircularProgress-progress': { transition: 'stroke-dashoffset 0.3s' },
          '@media (prefers-reduced-motion: reduce)': {
            '& .MuiCircularProgress-progress': { transition: 'none' },
          },
        }}
      />
      <Box sx={{ width: 100 }}>
        {done} of {total} prints
      </Box>
      <Button
        variant="outlined"
        color="neutral"
        sx={{ width: 112, px: 0 }}
        onClick={() => setDone(done === total ? 0 : done + 1)}
      >
        {done === total ? 'New order' : 'Print one'}
      </Button>
    </Stack>
  );
}
