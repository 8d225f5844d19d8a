import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function CircleSizes() {
  return (
    <Stack direction="row" spacing={3} alignItems="center">
      <CircularProgress size="1em" thickness={6} aria-label="Loading, as high as text" />
      <CircularProgress size={24} thickness={5} aria-label="Loading, for a button" />
      <CircularProgress aria-label="Loading, 40 pixels" />
      <CircularProgress size={64} thickness={2} aria-label="Loading, 64 pixels" />
    </Stack>
  );
}
