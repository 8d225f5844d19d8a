import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function ShowLength() {
  const [acts, setActs] = React.useState(2);

  return (
    <FormControl>
      <FormLabel>Acts</FormLabel>
      <RadioGroup
        name="acts"
        value={acts}
        onChange={(event) => setActs(Number(event.target.value))}
      >
        <Radio value={1} label="One" />
        <Radio value={2} label="Two" />
        <Radio value={3} label="Three" />
      </RadioGroup>
      <FormHelperText>{acts * 20 + (acts - 1) * 10} minutes, breaks included</FormHelperText>
    </FormControl>
  );
}
