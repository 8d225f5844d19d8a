import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';

export default function NativeZones() {
  const id = React.useId();

  return (
    <FormControl variant="standard" sx={{ width: 240, maxWidth: '100%' }}>
      <InputLabel htmlFor={id}>Parking zone</InputLabel>
      <NativeSelect
        defaultValue="b2"
        inputProps={{ id, name: 'zone', 'aria-describedby': `${id}-help` }}
      >
        <optgroup label="Inner ring">
          <option value="a1">A1, market</option>
          <option value="a2">A2, theater</option>
        </optgroup>
        <optgroup label="Outer ring">
          <option value="b1">B1, station</option>
          <option value="b2">B2, stadium</option>
        </optgroup>
      </NativeSelect>
      <FormHelperText id={`${id}-help`}>Opens the list of the operating system</FormHelperText>
    </FormControl>
  );
}
