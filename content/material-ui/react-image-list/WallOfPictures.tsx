import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { landscapes } from './landscapes';

export default function WallOfPictures() {
  return (
    <ImageList
      variant="masonry"
      cols={3}
      gap={8}
      aria-label="Wall"
      sx={{ width: 460, maxWidth: '100%' }}
    >
      {landscapes.map(({ title, alt, src, height }) => (
        <ImageListItem key={title}>
          <img src={src} alt={alt} width={240} height={height} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
