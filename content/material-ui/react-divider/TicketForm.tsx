import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TicketForm() {
  return (
    <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 320 }}>
      <Stack spacing={2}>
        <TextField size="small" label="Code of your ticket" name="code" />
        <Button variant="contained">Find the ticket</Button>
        <Divider role="presentation">or</Divider>
        <Button variant="outlined">Buy one</Button>
      </Stack>
    </Paper>
  );
}
