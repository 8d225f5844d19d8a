import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CoveredPart() {
  const [busy, setBusy] = React.useState(false);

  return (
    <Stack spacing={2} alignItems="center">
      <Paper
        variant="outlined"
        aria-busy={busy}
        sx={{ position: 'relative', overflow: 'hidden', width: 260, p: 3 }}
      >
        <Typography>Route over the ridge</Typography>
        <Typography color="text.secondary">11 km, 640 m of ascent</Typography>
        <Backdrop
          open={busy}
          sx={{ position: 'absolute', color: 'common.white', zIndex: 'mobileStepper' }}
        >
          <CircularProgress color="inherit" aria-label="Finding a route" />
        </Backdrop>
      </Paper>
      <Button onClick={() => setBusy(!busy)}>{busy ? 'Stop' : 'Find another route'}</Button>
    </Stack>
  );
}
