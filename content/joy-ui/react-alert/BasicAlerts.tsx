import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

export default function BasicAlerts() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 420 }}>
      <Alert role="note">The last car goes up at 21:40.</Alert>
      <Alert role="note" color="warning">
        The upper station is closed for repairs until May.
      </Alert>
    </Stack>
  );
}
