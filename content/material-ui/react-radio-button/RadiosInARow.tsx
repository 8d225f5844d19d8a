import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadiosInARow() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Direction</FormLabel>
      <RadioGroup row name="direction" defaultValue="out">
        <FormControlLabel value="out" control={<Radio />} label="Out" />
        <FormControlLabel value="back" control={<Radio />} label="Back" />
        <FormControlLabel value="both" control={<Radio />} label="Out and back" />
      </RadioGroup>
    </FormControl>
  );
}
