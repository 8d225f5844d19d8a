import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function RoastSelect() {
  const labelId = React.useId();
  const [roast, setRoast] = React.useState('');

  return (
    <FormControl sx={{ width: 240, maxWidth: '100%' }}>
      <InputLabel id={labelId}>Roast</InputLabel>
      <Select
        labelId={labelId}
        id={`${labelId}-select`}
        label="Roast"
        value={roast}
        onChange={(event) => setRoast(event.target.value)}
      >
        <MenuItem value="light">Light</MenuItem>
        <MenuItem value="medium">Medium</MenuItem>
        <MenuItem value="dark">Dark</MenuItem>
      </Select>
    </FormControl>
  );
}
