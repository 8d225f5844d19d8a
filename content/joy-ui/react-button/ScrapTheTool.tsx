import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ScrapTheTool() {
  const [open, setOpen] = React.useState(false);
  const [scrapped, setScrapped] = React.useState(false);
  const id = React.useId();

  const handleScrap = () => {
    setScrapped(true);
    setOpen(false);
  };

  return (
    <Stack spacing={2} alignItems="center">
      <Typography role="status">
        {scrapped ? 'The band saw is off the list.' : 'Band saw, last serviced in spring'}
      </Typography>
      <Button
        variant="outlined"
        color={scrapped ? 'neutral' : 'danger'}
        onClick={() => (scrapped ? setScrapped(false) : setOpen(true))}
      >
        {scrapped ? 'Put it back' : 'Scrap the band saw'}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog
          role="alertdialog"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-content`}
        >
          <DialogTitle id={`${id}-title`}>Scrap the band saw?</DialogTitle>
          <DialogContent id={`${id}-content`}>
            Two reservations for it are canceled as well.
          </DialogContent>
          <DialogActions>
            <Button color="danger" onClick={handleScrap}>
              Scrap it
            </Button>
            <Button variant="plain" color="neutral" onClick={() => setOpen(false)}>
              Keep it
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
