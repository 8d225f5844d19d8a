import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ThreeLooks() {
  return (
    <Stack spacing={3} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField label="Frame number" />
      <TextField label="Make" variant="filled" />
      <TextField label="Color" variant="standard" />
    </Stack>
  );
}
