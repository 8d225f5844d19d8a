import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function TallBar() {
  return (
    <AppBar position="static" component="div">
      <Toolbar sx={{ alignItems: 'flex-start', height: 120, py: 1 }}>
        <Typography variant="h5" component="p" sx={{ flexGrow: 1, alignSelf: 'flex-end' }}>
          Recordings
        </Typography>
        <IconButton color="inherit" edge="end" aria-label="Search">
          <SearchIcon />
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
