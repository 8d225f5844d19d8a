import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ModalInABox() {
  const [open, setOpen] = React.useState(false);
  const boxRef = React.useRef<HTMLDivElement>(null);
  const id = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Uncover the box' : 'Cover the box'}
      </Button>
      <Box
        ref={boxRef}
        sx={{ position: 'relative', height: 160, mt: 2, p: 2, border: 1, borderColor: 'divider' }}
      >
        <Typography>What is in this box waits until the question is answered.</Typography>
        <Modal
          open={open}
          onClose={() => setOpen(false)}
          container={() => boxRef.current}
          disableScrollLock
          disableEnforceFocus
          disableAutoFocus
          sx={{ position: 'absolute', display: 'grid', placeItems: 'center' }}
          slotProps={{ backdrop: { sx: { position: 'absolute' } } }}
        >
          <Paper role="group" aria-labelledby={id} sx={{ p: 2 }}>
            <Typography id={id} gutterBottom>
              Load the drawing?
            </Typography>
            <Button onClick={() => setOpen(false)}>Yes</Button>
          </Paper>
        </Modal>
      </Box>
    </Box>
  );
}
