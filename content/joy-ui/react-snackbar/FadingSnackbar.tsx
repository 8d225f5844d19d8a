import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import { keyframes } from '@mui/system';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

export default function FadingSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Count the puzzle
      </Button>
      <div role="status">
        <Snackbar
          open={open}
          animationDuration={500}
          autoHideDuration={6000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
          sx={{
            animation: `${open ? fadeIn : fadeOut} 500ms forwards`,
            '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
          }}
        >
          All 500 pieces are there.
        </Snackbar>
      </div>
    </>
  );
}
