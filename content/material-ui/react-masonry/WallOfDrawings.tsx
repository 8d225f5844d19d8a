import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';

const drawings = [
  { alt: 'A green field', color: '#a9c98f', ratio: '3 / 2' },
  { alt: 'The sea', color: '#7fb3cf', ratio: '4 / 3' },
  { alt: 'A ripe wheat field', color: '#e3c878', ratio: '1 / 1' },
  { alt: 'Dusk', color: '#a58fb8', ratio: '4 / 5' },
  { alt: 'A poplar', color: '#5f8f62', ratio: '5 / 6' },
  { alt: 'Snow', color: '#dfe8ee', ratio: '4 / 3' },
];

export default function WallOfDrawings() {
  return (
    <Box sx={{ width: 460, maxWidth: '100%', minHeight: 308 }}>
      <Masonry columns={3} spacing={1} defaultColumns={3} defaultSpacing={1} defaultHeight={308}>
        {drawings.map(({ alt, color, ratio }) => (
          <Box key={alt} role="img" aria-label={alt} sx={{ aspectRatio: ratio, bgcolor: color }} />
        ))}
      </Masonry>
    </Box>
  );
}
