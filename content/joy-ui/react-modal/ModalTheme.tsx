import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const archiveTheme = extendTheme({
  components: {
    JoyModal: {
      styleOverrides: {
        backdrop: { backdropFilter: 'none' },
      },
    },
    JoyModalDialog: {
      defaultProps: { variant: 'plain' },
      styleOverrides: {
        root: { '--Card-padding': '2rem', '--Card-radius': '0px' },
      },
    },
    JoyDialogTitle: {
      defaultProps: { level: 'h3' },
    },
    JoyDialogActions: {
      defaultProps: { buttonFlex: '0 1 8rem' },
    },
  },
});

export default function ModalTheme() {
  const [open, setOpen] = React.useState(false);

  return (
    <ThemeProvider theme={archiveTheme}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Send to the lab
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog>
          <DialogTitle>Send reel 214?</DialogTitle>
          <DialogContent>It is away for three weeks.</DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Send it</Button>
            <Button variant="outlined" color="neutral" onClick={() => setOpen(false)}>
              Not now
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </ThemeProvider>
  );
}
