import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

export default function SightingsList() {
  const [birds, setBirds] = React.useState(['Wren', 'Nuthatch']);
  // What is behind a dialog is not read out until the dialog has gone.
  const [told, setTold] = React.useState(birds.length);
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  const add = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const bird = String(new FormData(event.currentTarget).get('bird')).trim();
    // A second press reaches the form while it fades.
    if (!open || bird === '') return;
    setBirds([...birds, bird]);
    setOpen(false);
  };

  return (
    <Paper
      variant="outlined"
      sx={{ position: 'relative', width: '100%', maxWidth: 320, minHeight: 260 }}
    >
      <Box role="status" sx={{ px: 2, pt: 2, typography: 'body2' }}>
        Birds today: {told}
      </Box>
      <List sx={{ pb: 10 }} aria-label="Birds of today">
        {birds.map((bird, index) => (
          <ListItem key={`${index}-${bird}`}>
            <ListItemText primary={bird} />
          </ListItem>
        ))}
      </List>
      <Fab
        variant="extended"
        color="primary"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        <AddIcon sx={{ marginInlineEnd: 1 }} />
        Add a bird
      </Fab>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        TransitionProps={{ onExited: () => setTold(birds.length) }}
        aria-labelledby={id}
        fullWidth
        maxWidth="xs"
      >
        <form onSubmit={add}>
          <DialogTitle id={id}>Which bird was it?</DialogTitle>
          <DialogContent>
            <TextField name="bird" label="Bird" autoFocus required fullWidth margin="dense" />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit">Add</Button>
          </DialogActions>
        </form>
      </Dialog>
    </Paper>
  );
}
