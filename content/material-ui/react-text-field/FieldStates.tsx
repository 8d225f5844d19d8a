import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FieldStates() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField
        label="Boarding code"
        defaultValue="K7Q-20"
        error
        helperText="Codes have six characters after the letter"
      />
      <TextField
        label="Booking number"
        defaultValue="448 120"
        InputProps={{ readOnly: true }}
        helperText="Read only, and ready to copy"
      />
      <TextField label="Return date" defaultValue="One-way ticket" disabled />
    </Stack>
  );
}
