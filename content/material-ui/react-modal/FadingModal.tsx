import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function FadingModal() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Fade in
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        closeAfterTransition
        slotProps={{ backdrop: { timeout: 400 } }}
        sx={{ display: 'grid', placeItems: 'center', p: 2 }}
      >
        <Fade in={open} timeout={400}>
          <Paper role="dialog" aria-modal aria-labelledby={id} sx={{ p: 3 }}>
            <Typography id={id} component="h2" variant="h6" gutterBottom>
              Slowly
            </Typography>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </Paper>
        </Fade>
      </Modal>
    </>
  );
}
