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

  const handleScrap = () => {
    setScrapped(true);
    setOpen(false);
  };

  return (
    <Stack spacing={2} alignItems="center">
      <Typography role="status">
        {scrapped ? 'The band saw is off the list.' : 'Band saw, last serviced in spring'}
      </Typography>
      {scrapped ? (
        <Button variant="outlined" color="neutral" onClick={() => setScrapped(false)}>
          Put it back
        </Button>
      ) : (
        <Button variant="outlined" color="danger" onClick={() => setOpen(true)}>
          Scrap the band saw
        </Button>
      )}
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog
          role="alertdialog"
          aria-labelledby="scrap-title"
          aria-describedby="scrap-content"
        >
          <DialogTitle id="scrap-title">Scrap the band saw?</DialogTitle>
          <DialogContent id="scrap-content">
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
