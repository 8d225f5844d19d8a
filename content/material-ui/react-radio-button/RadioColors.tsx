import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'success', 'error', 'default'] as const;

export default function RadioColors() {
  return (
    <Stack direction="row" useFlexGap flexWrap="wrap">
      {colors.map((color) => (
        <RadioGroup key={color} name={`color-${color}`} defaultValue="on" aria-label={color}>
          <FormControlLabel value="on" control={<Radio color={color} />} label={color} />
        </RadioGroup>
      ))}
    </Stack>
  );
}
