import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import ListSubheader from '@mui/material/ListSubheader';
import { landscapes } from './landscapes';

export default function TitlesBelow() {
  return (
    <ImageList
      cols={2}
      gap={12}
      aria-label="With titles"
      sx={{ width: 400, maxWidth: '100%', overflow: 'hidden' }}
    >
      <ImageListItem cols={2}>
        <ListSubheader component="div" disableSticky disableGutters>
          Fog and winter
        </ListSubheader>
      </ImageListItem>
      {landscapes.slice(4).map(({ title, alt, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt="" loading="lazy" style={{ aspectRatio: '3 / 2', borderRadius: 4 }} />
          <ImageListItemBar position="below" title={title} subtitle={alt} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
