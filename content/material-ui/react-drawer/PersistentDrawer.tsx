import * as React from 'react';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const width = 180;

export default function PersistentDrawer() {
  const [open, setOpen] = React.useState(true);
  const id = React.useId();

  return (
    <Box
      sx={{
        position: 'relative',
        isolation: 'isolate',
        width: '100%',
        height: 240,
        overflow: 'hidden',
      }}
    >
      <Drawer
        id={id}
        variant="persistent"
        open={open}
        PaperProps={{
          component: 'nav',
          'aria-label': 'Layers',
          sx: { position: 'absolute', width, bgcolor: 'background.default' },
        }}
      >
        <List>
          {['Paths', 'Huts', 'Springs'].map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Box
        sx={(theme) => ({
          p: 1,
          marginInlineStart: open ? `${width}px` : 0,
          transition: theme.transitions.create('margin'),
        })}
      >
        <IconButton
          aria-label="Layers"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? <ChevronLeftIcon /> : <MenuIcon />}
        </IconButton>
        <Typography sx={{ p: 1 }}>The map makes room for the layers.</Typography>
      </Box>
    </Box>
  );
}
