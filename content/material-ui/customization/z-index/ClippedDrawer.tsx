import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const width = 140;

export default function ClippedDrawer() {
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.default' }}>
      <AppBar position="fixed" sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar>
          <Typography variant="h6" component="p">
            Above the drawer
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        variant="permanent"
        sx={{ width, flexShrink: 0, '& .MuiDrawer-paper': { width, boxSizing: 'border-box' } }}
      >
        <Toolbar />
        <List component="nav" aria-label="Departments">
          {['Orders', 'Stock', 'Staff'].map((text) => (
            <ListItemButton key={text} component="a" href={`#${text.toLowerCase()}`}>
              <ListItemText primary={text} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Box sx={{ p: 2, color: 'text.primary' }}>
        <Toolbar />
        <Typography>The drawer begins below the bar.</Typography>
      </Box>
    </Box>
  );
}
