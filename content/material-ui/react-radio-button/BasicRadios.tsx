import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function BasicRadios() {
  const id = React.useId();

  return (
    <FormControl>
      <FormLabel id={id}>Crossing</FormLabel>
      <RadioGroup name="crossing" defaultValue="noon" aria-labelledby={id}>
        <FormControlLabel value="dawn" control={<Radio />} label="At dawn" />
        <FormControlLabel value="noon" control={<Radio />} label="At noon" />
        <FormControlLabel value="dusk" control={<Radio />} label="At dusk" />
        <FormControlLabel
          value="night"
          disabled
          control={<Radio />}
          label="At night, in summer only"
        />
      </RadioGroup>
    </FormControl>
  );
}
