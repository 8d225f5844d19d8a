import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function BarSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <LinearProgress determinate value={30} size="sm" aria-label="Lock 1" />
      <LinearProgress determinate value={45} aria-label="Lock 2" />
      <LinearProgress determinate value={60} size="lg" aria-label="Lock 3" />
      <LinearProgress determinate value={75} thickness={16} aria-label="Lock 4" />
      <LinearProgress
        determinate
        value={90}
        thickness={16}
        aria-label="Lock 5"
        sx={{ '--LinearProgress-progressThickness': '8px' }}
      />
    </Stack>
  );
}
