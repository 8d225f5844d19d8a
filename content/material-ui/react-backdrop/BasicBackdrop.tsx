import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

function pretendToPrint() {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, 2000);
  });
}

export default function BasicBackdrop() {
  const [open, setOpen] = React.useState(false);

  const print = async () => {
    if (open) return;
    setOpen(true);
    await pretendToPrint();
    setOpen(false);
  };

  return (
    <>
      <Button onClick={print}>Print the map</Button>
      <Backdrop
        open={open}
        sx={{ color: 'common.white', zIndex: (theme) => theme.zIndex.modal + 1 }}
      >
        <CircularProgress color="inherit" aria-label="Printing" />
      </Backdrop>
    </>
  );
}
