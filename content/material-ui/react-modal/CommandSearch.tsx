import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const places = ['Calendar of sowing', 'Compost', 'Crop rotation', 'Rain of this month', 'Tools'];

export default function CommandSearch() {
  const [open, setOpen] = React.useState(false);
  const [query, setQuery] = React.useState('');
  const [chosen, setChosen] = React.useState('nowhere');
  const found = places.filter((place) => place.toLowerCase().includes(query.toLowerCase()));

  const choose = (place: string) => {
    setChosen(place);
    setOpen(false);
  };

  return (
    <Stack spacing={1} alignItems="center">
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => {
          setQuery('');
          setOpen(true);
        }}
      >
        Go to…
      </Button>
      <Typography role="status">
        You are {chosen === 'nowhere' ? chosen : `at: ${chosen}`}
      </Typography>
      <Modal open={open} onClose={() => setOpen(false)}>
        <Paper
          role="dialog"
          aria-modal
          aria-label="Go to"
          sx={{ width: 'min(480px, calc(100% - 32px))', mx: 'auto', mt: '15vh', p: 2 }}
        >
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (found[0]) choose(found[0]);
            }}
          >
            <TextField
              autoFocus
              fullWidth
              label="Name of a page"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              helperText={found[0] ? `Enter goes to ${found[0]}` : 'Nothing found'}
            />
          </form>
          <List aria-label="Pages" sx={{ height: 240, overflow: 'auto' }}>
            {found.map((place) => (
              <ListItem key={place} disablePadding>
                <ListItemButton onClick={() => choose(place)}>
                  <ListItemText primary={place} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Paper>
      </Modal>
    </Stack>
  );
}
