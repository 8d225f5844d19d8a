import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TwoSizes() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField label="Song title (medium)" defaultValue="Slow Tide" />
      <TextField label="Song title (small)" defaultValue="Slow Tide" size="small" />
      <TextField
        variant="filled"
        size="small"
        hiddenLabel
        defaultValue="Slow Tide"
        inputProps={{ 'aria-label': 'Song title (small, without visible label)' }}
      />
    </Stack>
  );
}
