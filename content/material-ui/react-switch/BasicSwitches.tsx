import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function BasicSwitches() {
  return (
    <FormGroup>
      <FormControlLabel control={<Switch defaultChecked />} label="Grow lights" />
      <FormControlLabel control={<Switch />} label="Roof vents" />
      <FormControlLabel control={<Switch disabled />} label="Heating, off until October" />
    </FormGroup>
  );
}
