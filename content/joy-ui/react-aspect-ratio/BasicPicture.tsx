import AspectRatio from '@mui/joy/AspectRatio';
import { view } from './view';

export default function BasicPicture() {
  return (
    <AspectRatio sx={{ width: 320, maxWidth: '100%', borderRadius: 'md' }}>
      <img src={view('#a8cbe8', '#3f6b4a')} alt="A red car of the funicular on a green slope" />
    </AspectRatio>
  );
}
