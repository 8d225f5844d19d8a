import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function BasicPopper() {
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const id = React.useId();

  return (
    <>
      <Button
        ref={buttonRef}
        variant="outlined"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        Legend
      </Button>
      <Popper id={id} role="note" open={open} anchorEl={() => buttonRef.current ?? document.body}>
        <Paper elevation={2} sx={{ p: 2, mt: 1 }}>
          Blue lines are water, brown ones height.
        </Paper>
      </Popper>
    </>
  );
}
