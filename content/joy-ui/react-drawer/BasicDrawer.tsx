import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

export default function BasicDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button
        variant="outlined"
        color="neutral"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        About this cheese
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Alder blue</DialogTitle>
        <DialogContent sx={{ px: 1.5 }}>
          Four months in the lower cellar. Turned every week, washed with brine every other.
        </DialogContent>
      </Drawer>
    </>
  );
}
