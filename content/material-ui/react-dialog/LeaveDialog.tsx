import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function LeaveDialog() {
  const textId = React.useId();
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Leave the game
      </Button>
      <Dialog open={open} onClose={close} aria-describedby={textId}>
        <DialogTitle>Leave the game?</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId}>
            Your seat stays free for two minutes. After that, another player can take it.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} autoFocus>
            Keep playing
          </Button>
          <Button onClick={close}>Leave</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
