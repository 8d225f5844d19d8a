import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

export default function WindScale() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id={id}>Wind: 4 of 12</Typography>
      <LinearProgress variant="determinate" value={33} aria-labelledby={id} />
    </Box>
  );
}
