import AddIcon from '@mui/icons-material/Add';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function BottomBar() {
  return (
    <Box sx={{ minHeight: '100vh', p: 2, pb: 12, bgcolor: 'background.default' }}>
      <Typography color="text.primary">What thumbs need is at the bottom.</Typography>
      <AppBar component="div" sx={{ top: 'auto', bottom: 0 }}>
        <Toolbar>
          <IconButton color="inherit" edge="start" aria-label="Open the navigation">
            <MenuIcon />
          </IconButton>
          <Fab
            color="secondary"
            aria-label="New recording"
            sx={{ position: 'absolute', top: -28, insetInline: 0, mx: 'auto' }}
          >
            <AddIcon />
          </Fab>
          <Box sx={{ flexGrow: 1 }} />
          <IconButton color="inherit" edge="end" aria-label="Search">
            <SearchIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
    </Box>
  );
}
