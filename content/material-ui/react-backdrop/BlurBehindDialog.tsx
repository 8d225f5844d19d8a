import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

export default function BlurBehindDialog() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave the tour</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby={id}
        slotProps={{ backdrop: { sx: { backdropFilter: 'blur(3px)' } } }}
      >
        <DialogTitle id={id}>Leave without saving the track?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Stay</Button>
          <Button onClick={() => setOpen(false)}>Leave</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
