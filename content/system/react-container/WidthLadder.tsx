import { Box, Container } from '@mui/system';

const widths = ['xs', 'sm', 'md', false] as const;

export default function WidthLadder() {
  return (
    <Box sx={{ minHeight: '100vh', py: 1, bgcolor: '#ecfdf5', color: '#052e2b' }}>
      {widths.map((maxWidth) => (
        <Container key={String(maxWidth)} maxWidth={maxWidth} sx={{ my: 1, bgcolor: '#a7f3d0' }}>
          <Box sx={{ bgcolor: '#fff' }}>
            {maxWidth ? `maxWidth="${maxWidth}"` : 'maxWidth={false}'}
          </Box>
        </Container>
      ))}
    </Box>
  );
}
