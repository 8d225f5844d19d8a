import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function BasicSkeletons() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 300 }}>
      <Skeleton variant="circular" width={48} height={48} />
      <Skeleton variant="rectangular" height={80} />
      <div>
        <Skeleton variant="text" />
        <Skeleton variant="text" width="60%" />
      </div>
    </Stack>
  );
}
