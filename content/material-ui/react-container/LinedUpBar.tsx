import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function LinedUpBar() {
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh' }}>
      <AppBar component="div" position="static">
        <Container maxWidth="sm">
          <Toolbar disableGutters>
            <Typography variant="h6" component="p">
              Seed exchange
            </Typography>
          </Toolbar>
        </Container>
      </AppBar>
      <Container maxWidth="sm" sx={{ py: 2 }}>
        <Typography>Name and text begin at one line, however wide the window is.</Typography>
      </Container>
    </Box>
  );
}
