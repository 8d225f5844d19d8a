import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function UnsavedChanges() {
  const [open, setOpen] = React.useState(false);
  const [text, setText] = React.useState('');
  const [warned, setWarned] = React.useState(false);

  const close = () => setOpen(false);

  const handleOpen = () => {
    setText('');
    setWarned(false);
    setOpen(true);
  };

  const handleClose: DialogProps['onClose'] = (_event, reason) => {
    if (reason === 'backdropClick') {
      return;
    }
    if (text !== '' && !warned) {
      setWarned(true);
      return;
    }
    close();
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={handleOpen}>
        Write a note
      </Button>
      <Dialog open={open} onClose={handleClose} fullWidth maxWidth="xs">
        <DialogTitle>Note</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            multiline
            minRows={3}
            margin="dense"
            label="What happened?"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setWarned(false);
            }}
          />
          {warned && <Alert severity="info">Press Escape again to discard the note.</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Discard</Button>
          <Button onClick={close} disabled={text === ''}>
            Save
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
