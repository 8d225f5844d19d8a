import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export default function ColoredSkeleton() {
  return (
    <Box sx={{ p: 2, width: 260, bgcolor: 'primary.dark', borderRadius: 1 }}>
      <Skeleton sx={{ bgcolor: 'rgb(255 255 255 / 0.35)' }} />
      <Skeleton
        variant="rounded"
        height={72}
        animation="wave"
        sx={{ bgcolor: 'rgb(255 255 255 / 0.35)' }}
      />
    </Box>
  );
}
