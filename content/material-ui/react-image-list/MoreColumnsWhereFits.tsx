import Box from '@mui/material/Box';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { landscapes } from './landscapes';

export default function MoreColumnsWhereFits() {
  return (
    <Box sx={{ bgcolor: 'background.default', minHeight: '100vh', px: 1 }}>
      <ImageList
        aria-label="By the width"
        gap={8}
        style={{ gridTemplateColumns: undefined }}
        sx={{
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)', md: 'repeat(6, 1fr)' },
        }}
      >
        {landscapes.map(({ title, alt, src }) => (
          <ImageListItem key={title}>
            <img src={src} alt={alt} loading="lazy" style={{ aspectRatio: '4 / 3' }} />
          </ImageListItem>
        ))}
      </ImageList>
    </Box>
  );
}
