import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { landscapes } from './landscapes';

const sizes = [
  { cols: 2, rows: 2 },
  { cols: 1, rows: 1 },
  { cols: 1, rows: 1 },
  { cols: 1, rows: 1 },
  { cols: 2, rows: 1 },
  { cols: 3, rows: 1 },
];

export default function QuiltOfPictures() {
  return (
    <ImageList
      variant="quilted"
      cols={3}
      rowHeight={100}
      gap={8}
      aria-label="Quilt"
      sx={{ width: 460, maxWidth: '100%' }}
    >
      {landscapes.map(({ title, alt, src }, index) => (
        <ImageListItem key={title} {...sizes[index]}>
          <img src={src} alt={alt} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
