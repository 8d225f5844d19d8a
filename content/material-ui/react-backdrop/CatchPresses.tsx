import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CatchPresses() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  React.useEffect(() => {
    if (!open) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [open]);

  return (
    <Stack alignItems="center" sx={{ height: 130 }}>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        Legend
      </Button>
      <Backdrop invisible open={open} onClick={() => setOpen(false)} sx={{ zIndex: 'modal' }} />
      <Paper
        id={id}
        hidden={!open}
        elevation={8}
        sx={{ position: 'relative', zIndex: 'modal', p: 2 }}
      >
        <Typography>Blue is water, brown is height.</Typography>
      </Paper>
    </Stack>
  );
}
