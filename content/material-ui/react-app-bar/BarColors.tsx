import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function BarColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <AppBar position="static" component="div" color="secondary" enableColorOnDark>
        <Toolbar variant="dense">
          <Typography>Secondary, in dark mode too</Typography>
        </Toolbar>
      </AppBar>
      <AppBar position="static" component="div" color="default" elevation={1}>
        <Toolbar variant="dense">
          <Typography>Default, gray</Typography>
        </Toolbar>
      </AppBar>
      <AppBar position="static" component="div" color="transparent" elevation={0}>
        <Toolbar variant="dense">
          <Typography>Transparent, without a shadow</Typography>
        </Toolbar>
      </AppBar>
    </Stack>
  );
}
