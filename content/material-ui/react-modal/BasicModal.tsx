import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BasicModal() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Show the weather
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <Paper
          role="dialog"
          aria-modal
          aria-labelledby={id}
          sx={{
            position: 'absolute',
            top: '50%',
            left: '50%',
            transform: 'translate(-50%, -50%)',
            width: 320,
            maxWidth: 'calc(100% - 32px)',
            p: 3,
          }}
        >
          <Typography id={id} variant="h6" component="h2">
            Weather on the ridge
          </Typography>
          <Typography sx={{ my: 2 }}>Fog until ten, then sun. Wind from the west.</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Paper>
      </Modal>
    </>
  );
}
