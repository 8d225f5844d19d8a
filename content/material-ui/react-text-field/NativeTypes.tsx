import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function NativeTypes() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField label="Departure" type="date" InputLabelProps={{ shrink: true }} />
      <TextField
        label="Alarm"
        type="time"
        defaultValue="06:45"
        InputLabelProps={{ shrink: true }}
      />
      <TextField
        label="Bib number"
        inputProps={{ inputMode: 'numeric', pattern: '[0-9]*', maxLength: 5 }}
        helperText="Digits, with the numeric keyboard on a phone"
      />
      <TextField label="Lamp color" type="color" defaultValue="#ffb74d" />
    </Stack>
  );
}
