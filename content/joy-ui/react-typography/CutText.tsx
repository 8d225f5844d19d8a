import Podcasts from '@mui/icons-material/Podcasts';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const title = 'How the lighthouse keepers sent the weather by lamp';

export default function CutText() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 260 }}>
      <Typography noWrap>{title}</Typography>
      <Typography startDecorator={<Podcasts />}>
        <Typography noWrap>{title}</Typography>
      </Typography>
      <Typography
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: '2',
          overflow: 'hidden',
        }}
      >
        {title}, and what happened in the fog of that long November
      </Typography>
    </Stack>
  );
}
