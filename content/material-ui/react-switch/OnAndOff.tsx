import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function OnAndOff() {
  return (
    <FormGroup>
      <FormControlLabel
        control={<Switch defaultChecked inputProps={{ role: 'switch' }} />}
        label="Read as “on”"
      />
      <FormControlLabel control={<Switch defaultChecked />} label="Read as “checked”" />
    </FormGroup>
  );
}
