import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function OutToTheEdge() {
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh' }}>
      <Container maxWidth="sm" sx={{ py: 2 }}>
        <Typography>The brook comes out of the wood at the upper gate.</Typography>
        <Box
          role="img"
          aria-label="A brook between two meadows"
          sx={{
            mx: { xs: -2, sm: -3 },
            my: 2,
            height: 80,
            background: 'linear-gradient(#9cc27d 40%, #6ba4c9 40% 60%, #84ad66 60%)',
          }}
        />
        <Typography>From there on, the path keeps to its left bank.</Typography>
      </Container>
    </Box>
  );
}
