import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const colors = ['primary', 'secondary', 'success', 'error', 'default'] as const;

export default function CheckboxColors() {
  return (
    <FormGroup row>
      {colors.map((color) => (
        <FormControlLabel
          key={color}
          control={<Checkbox defaultChecked color={color} />}
          label={color}
        />
      ))}
    </FormGroup>
  );
}
