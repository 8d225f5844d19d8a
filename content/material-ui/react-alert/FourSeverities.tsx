import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function FourSeverities() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <Alert severity="success">The book is extended to 14 June.</Alert>
      <Alert severity="info">The reading room opens at ten on Sundays.</Alert>
      <Alert severity="warning">Two of your loans end tomorrow.</Alert>
      <Alert severity="error">Your card has expired. Renew it at the desk.</Alert>
    </Stack>
  );
}
