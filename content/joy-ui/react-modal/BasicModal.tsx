import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function BasicModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button
        variant="outlined"
        color="neutral"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        About reel 214
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>Harbor in winter</DialogTitle>
          <DialogContent>16 mm, eleven minutes. The sound is on a tape of its own.</DialogContent>
        </ModalDialog>
      </Modal>
    </>
  );
}
