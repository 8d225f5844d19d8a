import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const looks = [
  { label: 'Outlined', variant: 'outlined', size: 'medium' },
  { label: 'Outlined, small', variant: 'outlined', size: 'small' },
  { label: 'Filled', variant: 'filled', size: 'medium' },
  { label: 'Standard', variant: 'standard', size: 'medium' },
] as const;

export default function SelectLooks() {
  const [ride, setRide] = React.useState('bus');

  return (
    <Stack spacing={2} sx={{ width: 240, maxWidth: '100%' }}>
      {looks.map((look) => (
        <TextField
          key={look.label}
          select
          value={ride}
          onChange={(event) => setRide(event.target.value)}
          {...look}
        >
          <MenuItem value="bus">Bus</MenuItem>
          <MenuItem value="tram">Tram</MenuItem>
        </TextField>
      ))}
    </Stack>
  );
}
