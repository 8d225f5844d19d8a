import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function PushToTheEnd() {
  return (
    <Stack spacing={2} sx={{ width: 420, maxWidth: '100%' }}>
      <Paper variant="outlined" sx={{ p: 1 }}>
        <Stack direction="row" justifyContent="space-between">
          <Button>Back</Button>
          <Button variant="contained">Continue</Button>
        </Stack>
      </Paper>
      <Paper variant="outlined" sx={{ p: 1 }}>
        <Stack direction="row" spacing={1} useFlexGap>
          <Button color="error">Delete</Button>
          <Button sx={{ marginInlineStart: 'auto' }}>Cancel</Button>
          <Button variant="contained">Save</Button>
        </Stack>
      </Paper>
    </Stack>
  );
}
