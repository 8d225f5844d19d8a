import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';

export default function SheetFromBelow() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Huts near by
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        disableSwipeToOpen
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Huts near by',
          sx: { borderTopLeftRadius: 16, borderTopRightRadius: 16 },
        }}
      >
        <Box
          sx={{
            width: 40,
            height: 4,
            borderRadius: 2,
            bgcolor: 'text.disabled',
            mx: 'auto',
            my: 1,
          }}
        />
        <List>
          <ListItem>
            <ListItemText primary="Upper hut" secondary="40 minutes, open until October" />
          </ListItem>
          <ListItem>
            <ListItemText primary="Shepherd’s hut" secondary="75 minutes, always open" />
          </ListItem>
        </List>
        <Button onClick={() => setOpen(false)} sx={{ m: 2 }}>
          Close
        </Button>
      </SwipeableDrawer>
    </>
  );
}
