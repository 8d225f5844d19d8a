import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const answers = ['1', '2', '3', '4', '5'];

export default function RadioLabelPlaces() {
  return (
    <RadioGroup
      row
      name="sea"
      defaultValue="2"
      aria-label="How rough was the sea, from 1, calm, to 5, rough?"
    >
      {answers.map((answer) => (
        <FormControlLabel
          key={answer}
          value={answer}
          control={<Radio />}
          label={answer}
          labelPlacement="top"
          sx={{ mx: 0 }}
        />
      ))}
    </RadioGroup>
  );
}
