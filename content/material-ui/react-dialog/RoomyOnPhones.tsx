import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function RoomyOnPhones() {
  const theme = useTheme();
  const fullScreen = useMediaQuery(theme.breakpoints.down('sm'));
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);
  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    close();
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Report a sighting
      </Button>
      <Dialog
        open={open}
        onClose={close}
        fullScreen={fullScreen}
        fullWidth
        maxWidth="sm"
        PaperProps={{ component: 'form', onSubmit: handleSubmit }}
      >
        <DialogTitle>Report a sighting</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ paddingBlockStart: 1 }}>
            <TextField label="Which animal?" autoFocus />
            <TextField label="Where?" />
            <TextField label="Notes" multiline minRows={3} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="contained">
            Send
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
