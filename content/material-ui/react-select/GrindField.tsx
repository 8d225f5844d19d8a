import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const grinds = ['Whole beans', 'Coarse', 'Filter', 'Espresso'];

export default function GrindField() {
  return (
    <TextField
      select
      label="Grind"
      name="grind"
      defaultValue="Filter"
      helperText="Ground on the day it is sent"
      sx={{ width: 240, maxWidth: '100%' }}
    >
      {grinds.map((grind) => (
        <MenuItem key={grind} value={grind}>
          {grind}
        </MenuItem>
      ))}
    </TextField>
  );
}
