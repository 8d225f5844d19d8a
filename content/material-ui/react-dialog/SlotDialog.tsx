import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const slots = ['Tuesday, 9:00', 'Tuesday, 14:30', 'Thursday, 11:15'];

export default function SlotDialog() {
  const [open, setOpen] = React.useState(false);
  const [slot, setSlot] = React.useState<string | null>(null);
  // What is behind a dialog is not read out until the dialog has gone.
  const [told, setTold] = React.useState(slot);

  return (
    <Stack spacing={1} alignItems="center">
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {slot === null ? 'Choose an appointment' : 'Choose another one'}
      </Button>
      <Typography variant="body2" role="status">
        {told ?? 'No appointment yet'}
      </Typography>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        TransitionProps={{ onExited: () => setTold(slot) }}
      >
        <DialogTitle>Free appointments</DialogTitle>
        <List sx={{ minWidth: 260, paddingBlockStart: 0 }}>
          {slots.map((entry, index) => (
            <ListItem key={entry} disablePadding>
              <ListItemButton
                autoFocus={index === 0}
                sx={{ paddingInline: 3 }}
                onClick={() => {
                  setSlot(entry);
                  setOpen(false);
                }}
              >
                <ListItemText primary={entry} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Dialog>
    </Stack>
  );
}
