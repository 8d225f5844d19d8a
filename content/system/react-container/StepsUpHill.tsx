import { Box, Container } from '@mui/system';

export default function StepsUpHill() {
  return (
    <Box sx={{ minHeight: '100vh', py: 1, bgcolor: '#ecfdf5', color: '#052e2b' }}>
      <Container fixed sx={{ my: 1, bgcolor: '#a7f3d0' }}>
        In steps: as wide as the last breakpoint
      </Container>
      <Container sx={{ my: 1, bgcolor: '#a7f3d0' }}>Smooth: as wide as the window</Container>
    </Box>
  );
}
