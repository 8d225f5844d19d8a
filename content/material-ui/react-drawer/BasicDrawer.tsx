import * as React from 'react';
import MapIcon from '@mui/icons-material/Map';
import RouteIcon from '@mui/icons-material/Route';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const places = [
  { name: 'Map', icon: <MapIcon /> },
  { name: 'Routes', icon: <RouteIcon /> },
  { name: 'Weather', icon: <WbSunnyIcon /> },
];

export default function BasicDrawer() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open the navigation
      </Button>
      <Drawer
        open={open}
        onClose={close}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Navigation' }}
      >
        <List component="nav" aria-label="Main" sx={{ width: 240 }}>
          {places.map(({ name, icon }) => (
            <ListItem key={name} component="div" disablePadding>
              <ListItemButton onClick={close}>
                <ListItemIcon>{icon}</ListItemIcon>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </>
  );
}
