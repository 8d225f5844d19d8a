import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function BasicPapers() {
  return (
    <Stack direction="row" spacing={3}>
      <Paper sx={{ p: 3 }}>Raised</Paper>
      <Paper variant="outlined" sx={{ p: 3 }}>
        Outlined
      </Paper>
    </Stack>
  );
}
