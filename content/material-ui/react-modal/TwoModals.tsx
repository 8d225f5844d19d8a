import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const center = { display: 'grid', placeItems: 'center', p: 2 };

export default function TwoModals() {
  const [outer, setOuter] = React.useState(false);
  const [inner, setInner] = React.useState(false);
  const id = React.useId();

  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOuter(true)}>
        Move the appointment
      </Button>
      <Modal open={outer} onClose={() => setOuter(false)} sx={center}>
        <Paper role="dialog" aria-modal aria-labelledby={`${id}-outer`} sx={{ p: 3, width: 320 }}>
          <Typography id={`${id}-outer`} variant="h6" component="h2">
            To Thursday, ten o’clock
          </Typography>
          <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
            <Button aria-haspopup="dialog" onClick={() => setInner(true)}>
              Who is free?
            </Button>
            <Button variant="contained" onClick={() => setOuter(false)}>
              Move
            </Button>
          </Stack>
          <Modal open={inner} onClose={() => setInner(false)} sx={center}>
            <Paper
              role="dialog"
              aria-modal
              aria-labelledby={`${id}-inner`}
              sx={{ p: 3, width: 240 }}
            >
              <Typography id={`${id}-inner`} component="h3">
                The kitchen and the garden are free.
              </Typography>
              <Button onClick={() => setInner(false)}>Back</Button>
            </Paper>
          </Modal>
        </Paper>
      </Modal>
    </>
  );
}
