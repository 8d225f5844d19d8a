import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchSizes() {
  return (
    <FormGroup row>
      <FormControlLabel
        control={<Switch defaultChecked size="small" />}
        label="Small"
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <FormControlLabel control={<Switch defaultChecked />} label="Medium" />
    </FormGroup>
  );
}
