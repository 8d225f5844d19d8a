import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function BandsOfColor() {
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh' }}>
      <Box
        component="header"
        sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', py: 2 }}
      >
        <Container maxWidth="sm">
          <Typography variant="h6" component="p">
            Allotment gardens
          </Typography>
        </Container>
      </Box>
      <Container maxWidth="sm" sx={{ py: 2 }}>
        <Typography>
          The colors reach the edges of the window, the texts begin at one line.
        </Typography>
      </Container>
      <Box component="footer" sx={{ bgcolor: 'action.selected', py: 1 }}>
        <Container maxWidth="sm">
          <Typography variant="body2">Water is off from November</Typography>
        </Container>
      </Box>
    </Box>
  );
}
