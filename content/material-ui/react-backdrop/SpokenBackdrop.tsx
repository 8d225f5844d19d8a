import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SpokenBackdrop() {
  const [open, setOpen] = React.useState(false);
  // The status has to be there before its text.
  const [told, setTold] = React.useState(false);

  return (
    <Stack spacing={2} alignItems="center">
      <Paper
        variant="outlined"
        sx={{ position: 'relative', overflow: 'hidden', width: 260, height: 140 }}
      >
        <Typography sx={{ p: 2 }}>Map of the valley</Typography>
        <Backdrop
          open={open}
          onEntered={() => setTold(true)}
          onExited={() => setTold(false)}
          slotProps={{ root: { 'aria-hidden': false } }}
          sx={{
            position: 'absolute',
            color: 'common.white',
            bgcolor: 'rgb(0 0 0 / 0.8)',
            textAlign: 'center',
          }}
        >
          <Box role="status">{told && 'No connection. The map is of this morning.'}</Box>
        </Backdrop>
      </Paper>
      <Button onClick={() => setOpen(!open)}>{open ? 'Connect' : 'Lose the connection'}</Button>
    </Stack>
  );
}
