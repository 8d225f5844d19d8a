import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function BasicSkeletons() {
  return (
    <Stack spacing={1} sx={{ width: 240 }}>
      <Skeleton variant="text" />
      <Skeleton variant="circular" width={40} height={40} />
      <Skeleton variant="rectangular" height={48} />
      <Skeleton variant="rounded" height={48} />
    </Stack>
  );
}
