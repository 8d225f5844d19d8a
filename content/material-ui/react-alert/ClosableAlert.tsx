import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';

export default function ClosableAlert() {
  const [open, setOpen] = React.useState(true);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  return (
    <Box sx={{ width: '100%', maxWidth: 480, minHeight: 110 }}>
      <Collapse in={open}>
        <Alert
          severity="info"
          closeText="Close the hint"
          onClose={() => {
            setOpen(false);
            buttonRef.current?.focus();
          }}
        >
          You can reserve books that are on loan.
        </Alert>
      </Collapse>
      <Button ref={buttonRef} aria-expanded={open} onClick={() => setOpen(!open)} sx={{ mt: 2 }}>
        {open ? 'Hide the hint' : 'Show the hint'}
      </Button>
    </Box>
  );
}
