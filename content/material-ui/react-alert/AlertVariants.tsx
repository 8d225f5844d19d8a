import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <Alert severity="error">Standard: a pale background</Alert>
      <Alert severity="error" variant="outlined">
        Outlined: for pages that are colorful already
      </Alert>
      <Alert severity="error" variant="filled">
        Filled: for what must not be missed
      </Alert>
    </Stack>
  );
}
