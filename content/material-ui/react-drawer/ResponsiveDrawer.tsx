import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

const width = 200;

function Regions({ onChoose }: { onChoose?: () => void }) {
  return (
    <List component="nav" aria-label="Regions" sx={{ width }}>
      {['North', 'Coast', 'Hills'].map((name) => (
        <ListItem key={name} component="div" disablePadding>
          <ListItemButton onClick={onChoose}>
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

export default function ResponsiveDrawer() {
  const [open, setOpen] = React.useState(false);
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'));
  const close = () => setOpen(false);

  React.useEffect(() => {
    if (isWide) setOpen(false);
  }, [isWide]);

  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.default' }}>
      <Drawer
        variant="permanent"
        sx={{ display: { xs: 'none', sm: 'block' }, width, flexShrink: 0 }}
      >
        <Regions />
      </Drawer>
      <Drawer
        variant="temporary"
        open={open && !isWide}
        onClose={close}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Navigation' }}
      >
        <Regions onChoose={close} />
      </Drawer>
      <Box sx={{ flexGrow: 1, color: 'text.primary' }}>
        <AppBar position="static" component="div">
          <Toolbar>
            <IconButton
              color="inherit"
              edge="start"
              aria-label="Open the navigation"
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
              sx={{ mr: 1, display: { sm: 'none' } }}
            >
              <MenuIcon />
            </IconButton>
            <Typography variant="h6" component="p">
              Trails
            </Typography>
          </Toolbar>
        </AppBar>
        <Typography sx={{ p: 3 }}>Make this frame narrow or wide.</Typography>
      </Box>
    </Box>
  );
}
