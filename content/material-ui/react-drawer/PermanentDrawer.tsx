import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const width = 160;

export default function PermanentDrawer() {
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.default' }}>
      <AppBar component="div" sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar>
          <Typography variant="h6" component="p">
            Trails
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        variant="permanent"
        sx={{ width, flexShrink: 0 }}
        PaperProps={{ component: 'nav', 'aria-label': 'Regions', sx: { width } }}
      >
        <Toolbar />
        <List>
          {['North', 'Coast', 'Hills'].map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Box sx={{ flexGrow: 1, p: 3, color: 'text.primary' }}>
        <Toolbar />
        <Typography>The navigation always stands beside the content.</Typography>
      </Box>
    </Box>
  );
}
