import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/joy/Box';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const rooms = ['Fresh', 'Washed rind', 'Blue', 'Hard'];

export default function CellarMenu() {
  const [open, setOpen] = React.useState(false);
  const [room, setRoom] = React.useState('Fresh');
  const [isChosen, setChosen] = React.useState(false);
  const headingRef = React.useRef<HTMLHeadingElement>(null);

  React.useEffect(() => {
    // After the drawer has given focus back to its button.
    if (isChosen && !open) headingRef.current?.focus();
  }, [isChosen, open]);

  return (
    <Sheet variant="outlined" sx={{ width: '100%', maxWidth: 360, borderRadius: 'md' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1 }}>
        <IconButton
          aria-label="Rooms"
          aria-haspopup="dialog"
          onClick={() => {
            setChosen(false);
            setOpen(true);
          }}
        >
          <MenuIcon />
        </IconButton>
        <Typography ref={headingRef} tabIndex={-1} level="title-md" component="h3">
          {room}
        </Typography>
      </Box>
      <Typography sx={{ p: 2, pt: 0 }}>What ripens here is turned on Mondays.</Typography>
      <Drawer size="sm" open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Rooms</DialogTitle>
        <Box component="nav" aria-label="Rooms">
          <List>
            {rooms.map((name) => (
              <ListItem key={name}>
                <ListItemButton
                  component="a"
                  href="#CellarMenu"
                  selected={name === room}
                  aria-current={name === room ? 'page' : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    setRoom(name);
                    setChosen(true);
                    setOpen(false);
                  }}
                >
                  {name}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      </Drawer>
    </Sheet>
  );
}
