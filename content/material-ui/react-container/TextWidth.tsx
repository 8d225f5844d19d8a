import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function TextWidth() {
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh' }}>
      <Container component="article" maxWidth="xs" sx={{ py: 2, bgcolor: 'action.hover' }}>
        <Typography variant="h5" component="h3" gutterBottom>
          How to find us
        </Typography>
        <Typography>
          Follow the brook from the mill to the second bridge. The gate is open from April to
          October, and the bell hangs on the left.
        </Typography>
      </Container>
    </Box>
  );
}
