import * as React from 'react';
import LoadingButton from '@mui/lab/LoadingButton';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

type State = 'ready' | 'sending' | 'failed';

export default function SendingDialog() {
  const [open, setOpen] = React.useState(false);
  const [state, setState] = React.useState<State>('ready');
  const [attempts, setAttempts] = React.useState(0);
  const sendRef = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => {
    if (state !== 'sending') {
      return undefined;
    }
    const timer = setTimeout(() => {
      if (attempts === 1) {
        setState('failed');
      } else {
        setState('ready');
        setOpen(false);
      }
    }, 1200);
    return () => clearTimeout(timer);
  }, [state, attempts]);

  React.useEffect(() => {
    // While it was loading the button was disabled, which took the focus from it.
    if (state === 'failed') sendRef.current?.focus();
  }, [state]);

  const handleOpen = () => {
    setAttempts(0);
    setState('ready');
    setOpen(true);
  };

  const handleClose = () => {
    if (state !== 'sending') {
      setOpen(false);
    }
  };

  const handleSend = () => {
    setAttempts(attempts + 1);
    setState('sending');
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={handleOpen}>
        Send the invitations
      </Button>
      <Dialog open={open} onClose={handleClose} fullWidth maxWidth="xs">
        <DialogTitle>Send 28 invitations?</DialogTitle>
        <DialogContent>
          <DialogContentText gutterBottom>
            The first attempt fails on purpose, to show what happens then.
          </DialogContentText>
          {state === 'failed' && (
            <Alert severity="error">The server did not answer. Nothing was sent.</Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={handleClose} disabled={state === 'sending'}>
            Cancel
          </Button>
          <LoadingButton ref={sendRef} onClick={handleSend} loading={state === 'sending'}>
            <span>{state === 'failed' ? 'Try again' : 'Send'}</span>
          </LoadingButton>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
