import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function HelpWhileTyping() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField
        label="Plot name"
        name="plot"
        required
        helperText="Shown on the sign at the garden gate"
        inputProps={{ maxLength: 24 }}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        placeholder="you@example.org"
        helperText="For watering reminders only"
      />
    </Stack>
  );
}
