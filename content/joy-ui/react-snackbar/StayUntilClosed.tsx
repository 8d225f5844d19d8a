import * as React from 'react';
import Close from '@mui/icons-material/Close';
import CloudOff from '@mui/icons-material/CloudOff';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Snackbar from '@mui/joy/Snackbar';

export default function StayUntilClosed() {
  const [open, setOpen] = React.useState(false);
  const openerRef = React.useRef<HTMLButtonElement>(null);
  const snackbarRef = React.useRef<HTMLDivElement>(null);

  const close = () => {
    // Focus that is in the snackbar would be lost with it.
    if (snackbarRef.current?.contains(document.activeElement)) openerRef.current?.focus();
    setOpen(false);
  };

  return (
    <>
      <Button ref={openerRef} variant="outlined" onClick={() => setOpen(true)}>
        Save the list of loans
      </Button>
      <Snackbar
        ref={snackbarRef}
        role="alert"
        variant="soft"
        color="danger"
        open={open}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') close();
        }}
        startDecorator={<CloudOff />}
        endDecorator={
          <IconButton
            size="sm"
            variant="soft"
            color="danger"
            aria-label="Close this message"
            onClick={close}
          >
            <Close />
          </IconButton>
        }
        sx={{ maxWidth: 'min(400px, 100% - 1.5rem)' }}
      >
        Not saved: the library is offline. The list is kept on this device.
      </Snackbar>
    </>
  );
}
