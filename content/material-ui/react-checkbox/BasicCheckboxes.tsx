import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function BasicCheckboxes() {
  return (
    <FormGroup>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Rain jacket" />
      <FormControlLabel control={<Checkbox />} label="Water for two days" />
      <FormControlLabel control={<Checkbox disabled />} label="Tent, already in the car" />
    </FormGroup>
  );
}
