import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const berths = ['Upper berth', 'Lower berth', 'Seat'];
const items = berths.map((berth) => (
  <MenuItem key={berth} value={berth} disabled={berth === 'Seat'}>
    {berth}
  </MenuItem>
));

export default function SelectStates() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <TextField select label="Night train" defaultValue="Upper berth" helperText="Seats sold out">
        {items}
      </TextField>
      <TextField
        select
        label="Return"
        defaultValue=""
        required
        error
        helperText="Choose a berth"
        SelectProps={{ SelectDisplayProps: { 'aria-invalid': true, 'aria-required': true } }}
      >
        {items}
      </TextField>
      <TextField
        select
        label="Ferry"
        defaultValue="Seat"
        SelectProps={{ readOnly: true }}
        helperText="Included in the fare, read only"
      >
        {items}
      </TextField>
      <TextField select label="Bus" defaultValue="Seat" disabled>
        {items}
      </TextField>
    </Stack>
  );
}
