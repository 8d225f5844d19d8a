import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { landscapes } from './landscapes';

export default function WovenPictures() {
  return (
    <ImageList
      variant="woven"
      cols={3}
      gap={8}
      aria-label="Woven"
      sx={{ width: 460, maxWidth: '100%' }}
    >
      {landscapes.map(({ title, alt, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt={alt} width={240} height={160} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
