import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { landscapes } from './landscapes';

export default function EvenPictures() {
  return (
    <ImageList
      cols={3}
      rowHeight={120}
      aria-label="Landscapes"
      sx={{ width: 460, maxWidth: '100%', '& img': { minHeight: 0 } }}
    >
      {landscapes.map(({ title, alt, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt={alt} width={240} height={160} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
