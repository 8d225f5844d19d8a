import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function RenameDialog() {
  const [open, setOpen] = React.useState(false);
  const [name, setName] = React.useState('Untitled map');
  const [draft, setDraft] = React.useState(name);
  const close = () => setOpen(false);

  const handleOpen = () => {
    setDraft(name);
    setOpen(true);
  };

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setName(draft.trim());
    close();
  };

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Typography>{name}</Typography>
      <Button onClick={handleOpen}>Rename</Button>
      <Dialog open={open} onClose={close} fullWidth maxWidth="xs">
        <form onSubmit={handleSubmit}>
          <DialogTitle>Rename the map</DialogTitle>
          <DialogContent>
            <TextField
              autoFocus
              fullWidth
              margin="dense"
              label="Name"
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
              onFocus={(event) => event.target.select()}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" disabled={draft.trim() === ''}>
              Rename
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </Stack>
  );
}
