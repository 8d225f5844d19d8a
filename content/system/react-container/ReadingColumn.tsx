import { Box, Container } from '@mui/system';

export default function ReadingColumn() {
  return (
    <Box sx={{ minHeight: '100vh', py: 2, bgcolor: '#ecfdf5', color: '#052e2b' }}>
      <Container maxWidth={false} sx={{ maxWidth: '45ch' }}>
        The path begins behind the chapel, crosses the stream on a plank, and climbs through larch
        and boulders to the saddle, where the wind is always a little colder than one has thought.
      </Container>
    </Box>
  );
}
