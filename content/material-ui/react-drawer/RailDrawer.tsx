import * as React from 'react';
import KeyboardDoubleArrowLeftIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRightIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import MapIcon from '@mui/icons-material/Map';
import RouteIcon from '@mui/icons-material/Route';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const places = [
  { name: 'Map', icon: <MapIcon /> },
  { name: 'Routes', icon: <RouteIcon /> },
];

export default function RailDrawer() {
  const [wide, setWide] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', position: 'relative', width: '100%', height: 220 }}>
      <Drawer
        variant="permanent"
        PaperProps={{
          component: 'nav',
          'aria-label': 'Sections',
          sx: (theme) => ({
            position: 'static',
            width: wide ? 200 : 56,
            overflowX: 'hidden',
            transition: theme.transitions.create('width'),
          }),
        }}
      >
        <List>
          {places.map(({ name, icon }) => (
            <ListItem key={name} disablePadding>
              <Tooltip title={wide ? '' : name} placement="right">
                <ListItemButton>
                  <ListItemIcon>{icon}</ListItemIcon>
                  <ListItemText
                    primary={name}
                    primaryTypographyProps={{ noWrap: true }}
                    sx={{ opacity: wide ? 1 : 0 }}
                  />
                </ListItemButton>
              </Tooltip>
            </ListItem>
          ))}
          <ListItem disablePadding>
            <ListItemButton
              aria-label="Show names"
              aria-pressed={wide}
              onClick={() => setWide(!wide)}
            >
              <ListItemIcon>
                {wide ? <KeyboardDoubleArrowLeftIcon /> : <KeyboardDoubleArrowRightIcon />}
              </ListItemIcon>
            </ListItemButton>
          </ListItem>
        </List>
      </Drawer>
      <Typography sx={{ p: 2 }}>The content grows when the rail shrinks.</Typography>
    </Box>
  );
}
