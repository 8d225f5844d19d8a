import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

const stripe = { py: 1, mb: 1, bgcolor: 'action.selected' };

export default function StepByStep() {
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh', py: 1 }}>
      <Container maxWidth="sm" sx={stripe}>
        maxWidth: grows with the window, up to 600 pixels
      </Container>
      <Container fixed sx={stripe}>
        fixed: 600 pixels until 900 fit
      </Container>
      <Container maxWidth={false} sx={stripe}>
        maxWidth false: all the width, less the gutters
      </Container>
      <Container disableGutters sx={stripe}>
        disableGutters: up to the edge
      </Container>
    </Box>
  );
}
