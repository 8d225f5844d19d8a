import AspectRatio from '@mui/joy/AspectRatio';
import { view } from './view';

export default function LimitedHeight() {
  return (
    <AspectRatio
      ratio="21 / 9"
      minHeight={160}
      maxHeight={200}
      sx={{ width: '100%', borderRadius: 'md' }}
    >
      <img src={view('#bfe0d6', '#2f5d57')} alt="The line above the fir wood" />
    </AspectRatio>
  );
}
