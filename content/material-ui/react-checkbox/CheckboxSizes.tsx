import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxSizes() {
  return (
    <FormGroup row>
      <FormControlLabel
        control={<Checkbox defaultChecked size="small" />}
        label="Small"
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <FormControlLabel control={<Checkbox defaultChecked size="medium" />} label="Medium" />
      <FormControlLabel
        control={<Checkbox defaultChecked sx={{ '& .MuiSvgIcon-root': { fontSize: 32 } }} />}
        label="Larger, by a style"
        slotProps={{ typography: { variant: 'h6', component: 'span' } }}
      />
    </FormGroup>
  );
}
