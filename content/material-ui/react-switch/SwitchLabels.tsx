import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchLabels() {
  return (
    <FormGroup sx={{ width: '100%', maxWidth: 280 }}>
      <FormControlLabel control={<Switch defaultChecked />} label="Label at the end" />
      <FormControlLabel
        control={<Switch defaultChecked edge="end" />}
        label="Label at the start"
        labelPlacement="start"
        sx={{ mx: 0, justifyContent: 'space-between' }}
      />
    </FormGroup>
  );
}
