import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const places = ['end', 'start', 'top', 'bottom'] as const;

export default function LabelPlaces() {
  return (
    <FormGroup row sx={{ justifyContent: 'center' }}>
      {places.map((place) => (
        <FormControlLabel
          key={place}
          control={<Checkbox />}
          label={`Label at ${place}`}
          labelPlacement={place}
        />
      ))}
    </FormGroup>
  );
}
