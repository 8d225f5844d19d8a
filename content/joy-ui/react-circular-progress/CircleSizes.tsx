import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircleSizes() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CircularProgress determinate value={75} size="sm" aria-label="Roll 1" />
      <CircularProgress determinate value={75} aria-label="Roll 2" />
      <CircularProgress determinate value={75} size="lg" aria-label="Roll 3" />
      <CircularProgress
        determinate
        value={75}
        thickness={4}
        aria-label="Roll 4"
        sx={{ '--CircularProgress-size': '80px' }}
      />
    </Stack>
  );
}
