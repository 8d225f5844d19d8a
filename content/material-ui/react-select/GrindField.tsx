import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const grinds = ['Whole beans', 'Coarse', 'Filter', 'Espresso'];

export default function GrindField() {
  const [grind, setGrind] = React.useState('Filter');

  return (
    <TextField
      select
      label="Grind"
      name="grind"
      value={grind}
      onChange={(event) => setGrind(event.target.value)}
      helperText="Ground on the day it is sent"
      sx={{ width: 240, maxWidth: '100%' }}
    >
      {grinds.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}
