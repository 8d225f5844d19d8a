import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar, { type SnackbarProps } from '@mui/material/Snackbar';

export default function StayUntilClosed() {
  const [open, setOpen] = React.useState(false);
  const openerRef = React.useRef<HTMLButtonElement>(null);

  const handleClose: SnackbarProps['onClose'] = (_event, reason) => {
    if (reason !== 'clickaway') {
      setOpen(false);
    }
  };

  return (
    <React.Fragment>
      <Button ref={openerRef} variant="outlined" onClick={() => setOpen(true)}>
        Start the export
      </Button>
      <Snackbar
        open={open}
        onClose={handleClose}
        message="The export takes about an hour. We send it by mail."
        action={
          <IconButton
            aria-label="Close"
            color="inherit"
            size="small"
            onClick={() => {
              setOpen(false);
              openerRef.current?.focus();
            }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        }
      />
    </React.Fragment>
  );
}
