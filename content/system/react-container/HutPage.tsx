import { Box, Container } from '@mui/system';

export default function HutPage() {
  return (
    <Box sx={{ minHeight: '100vh', py: 3, bgcolor: '#ecfdf5', color: '#052e2b' }}>
      <Container maxWidth="sm">
        <Box sx={{ fontSize: 28, fontWeight: 700 }}>Upper Meadow Hut</Box>
        <p>
          Open from June to October. Soup from noon, forty beds under the roof, and a stove that
          dries boots overnight.
        </p>
      </Container>
    </Box>
  );
}
