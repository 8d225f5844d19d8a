import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function BufferedProgress() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 320 }}>
      <LinearProgress
        variant="buffer"
        value={35}
        valueBuffer={60}
        aria-label="Film of the harbor, played"
      />
      <LinearProgress variant="query" aria-label="Asking the server" />
    </Stack>
  );
}
