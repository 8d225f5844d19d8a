import * as React from 'react';
import Button from '@mui/material/Button';
import Slide, { type SlideProps } from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';

function SlideFromStart(props: SlideProps) {
  return <Slide {...props} direction="right" />;
}

export default function SlidingNotice() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Ring the bell
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={4000}
        onClose={() => setOpen(false)}
        TransitionComponent={SlideFromStart}
        message="Somebody is at the door"
      />
    </React.Fragment>
  );
}
