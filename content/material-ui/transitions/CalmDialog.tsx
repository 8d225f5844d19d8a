import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Slide, { type SlideProps } from '@mui/material/Slide';
import useMediaQuery from '@mui/material/useMediaQuery';

const FromBelow = React.forwardRef<unknown, SlideProps>(function FromBelow(props, ref) {
  return <Slide {...props} ref={ref} direction="up" />;
});

export default function CalmDialog() {
  const [open, setOpen] = React.useState(false);
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const id = React.useId();

  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Come from below
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        TransitionComponent={FromBelow}
        transitionDuration={calm ? 0 : 300}
        aria-labelledby={id}
      >
        <DialogTitle id={id}>Here I am</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
