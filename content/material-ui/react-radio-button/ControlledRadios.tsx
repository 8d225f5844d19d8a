import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const decks = [
  { value: 'open', label: 'Open deck', price: 12 },
  { value: 'saloon', label: 'Saloon', price: 15 },
  { value: 'cabin', label: 'Cabin', price: 48 },
];

export default function ControlledRadios() {
  const [deck, setDeck] = React.useState('saloon');
  const id = React.useId();

  return (
    <FormControl>
      <FormLabel id={id}>Where would you like to sit?</FormLabel>
      <RadioGroup
        name="deck"
        aria-labelledby={id}
        value={deck}
        onChange={(event, value) => setDeck(value)}
      >
        {decks.map(({ value, label }) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
      <FormHelperText role="status" sx={{ mx: 0 }}>
        Price: €{decks.find(({ value }) => value === deck)?.price}
      </FormHelperText>
    </FormControl>
  );
}
