import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const berths = ['Upper berth', 'Lower berth', 'Seat'];
const items = berths.map((name) => (
  <MenuItem key={name} value={name} disabled={name === 'Seat'}>
    {name}
  </MenuItem>
));

export default function SelectStates() {
  const [berth, setBerth] = React.useState('Upper berth');
  const [back, setBack] = React.useState('');
  const missing = back === '';

  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <TextField
        select
        label="Night train"
        value={berth}
        onChange={(event) => setBerth(event.target.value)}
        helperText="Seats sold out"
      >
        {items}
      </TextField>
      <TextField
        select
        label="Return"
        value={back}
        onChange={(event) => setBack(event.target.value)}
        required
        error={missing}
        helperText={missing ? 'Choose a berth' : ' '}
        SelectProps={{ SelectDisplayProps: { 'aria-invalid': missing, 'aria-required': true } }}
      >
        {items}
      </TextField>
      <TextField
        select
        label="Ferry"
        value="Seat"
        SelectProps={{ readOnly: true }}
        helperText="Included in the fare, read only"
      >
        {items}
      </TextField>
      <TextField select label="Bus" value="Seat" disabled>
        {items}
      </TextField>
    </Stack>
  );
}
