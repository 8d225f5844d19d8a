import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function WideOrNarrow() {
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh', p: 2 }}>
      <Stack
        component="form"
        role="search"
        direction={{ xs: 'column', sm: 'row' }}
        spacing={{ xs: 1, sm: 2 }}
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField label="Plant" type="search" fullWidth />
        <Button type="submit" variant="contained" sx={{ flexShrink: 0 }}>
          Look it up
        </Button>
      </Stack>
    </Box>
  );
}
