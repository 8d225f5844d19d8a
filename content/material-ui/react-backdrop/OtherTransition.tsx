import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';

export default function OtherTransition() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={2} alignItems="center">
      <Paper
        variant="outlined"
        sx={{ position: 'relative', overflow: 'hidden', width: 260, height: 120 }}
      >
        <Typography sx={{ p: 2 }}>Under the cover</Typography>
        <Backdrop
          open={open}
          TransitionComponent={Zoom}
          transitionDuration={{ enter: 400, exit: 150 }}
          sx={{ position: 'absolute' }}
        />
      </Paper>
      <Button onClick={() => setOpen(!open)}>{open ? 'Uncover' : 'Cover'}</Button>
    </Stack>
  );
}
