import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const trains = Array.from({ length: 48 }, (_, index) => ({
  time: `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '10' : '40'}`,
  platform: index % 3 === 0 ? 'Platform 2' : 'Platform 1',
}));

export default function MoreThanFits() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        All trains of the day
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', p: 2 }}
      >
        <Paper
          role="dialog"
          aria-modal
          aria-labelledby={id}
          sx={{ boxSizing: 'border-box', width: 320, maxHeight: '100%', overflow: 'auto', p: 3 }}
        >
          <Typography id={id} variant="h6" component="h2">
            Trains to the coast
          </Typography>
          <List dense>
            {trains.map(({ time, platform }) => (
              <ListItem key={time} disableGutters>
                <ListItemText primary={time} secondary={platform} />
              </ListItem>
            ))}
          </List>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Paper>
      </Modal>
    </>
  );
}
