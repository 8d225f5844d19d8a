import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Textarea from '@mui/joy/Textarea';

export default function FadingNote() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Write a note
      </Button>
      <Modal
        keepMounted
        open={open}
        onClose={() => setOpen(false)}
        sx={{
          transition: 'opacity 0.25s, visibility 0s',
          '&.MuiModal-hidden': { opacity: 0, transitionDelay: '0s, 0.25s' },
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        }}
      >
        <ModalDialog aria-describedby={undefined}>
          <ModalClose aria-label="Close" />
          <DialogTitle>For the projection room</DialogTitle>
          <FormControl>
            <FormLabel>What to look out for</FormLabel>
            <Textarea minRows={3} sx={{ borderColor: 'neutral.500' }} />
          </FormControl>
        </ModalDialog>
      </Modal>
    </>
  );
}
