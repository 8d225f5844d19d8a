import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function LandingBar() {
  return (
    <Box sx={{ minHeight: 200, bgcolor: 'background.default', color: 'text.primary' }}>
      <Typography sx={{ p: 2 }}>The meadow</Typography>
      <AppBar component="div" position="fixed" sx={{ top: 'auto', bottom: 0 }}>
        <Toolbar>
          <Typography>Land before the thunderstorm</Typography>
        </Toolbar>
      </AppBar>
    </Box>
  );
}
