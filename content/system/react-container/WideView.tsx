import { Box, Container } from '@mui/system';

export default function WideView() {
  return (
    <Box sx={{ minHeight: '100vh', py: 2, bgcolor: '#ecfdf5', color: '#052e2b' }}>
      <Container maxWidth="xs">
        <Box component="p" sx={{ mt: 0 }}>
          From the terrace one sees three valleys.
        </Box>
      </Container>
      <Container maxWidth="md" disableGutters>
        <Box
          component="svg"
          role="img"
          aria-label="Mountains behind the hut"
          viewBox="0 0 900 160"
          preserveAspectRatio="none"
          sx={{ display: 'block', width: 1, height: 120 }}
        >
          <rect width="900" height="160" fill="#bae6fd" />
          <path d="M0 160 L180 40 L300 120 L480 20 L700 130 L900 60 V160 Z" fill="#0f766e" />
        </Box>
      </Container>
      <Container maxWidth="xs">
        <Box component="p" sx={{ mb: 0 }}>
          The text goes on where it began, in the narrow column.
        </Box>
      </Container>
    </Box>
  );
}
