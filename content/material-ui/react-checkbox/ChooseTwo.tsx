import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';

const walks = ['Ridge path', 'Lake loop', 'Old railway', 'Waterfall steps'];

export default function ChooseTwo() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Lake loop']);
  const [result, setResult] = React.useState<'none' | 'wrong' | 'sent'>('none');
  const helpId = React.useId();

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setResult(chosen.length === 2 ? 'sent' : 'wrong');
  };

  return (
    <Stack
      component="form"
      spacing={2}
      width={320}
      maxWidth="100%"
      alignItems="flex-start"
      onSubmit={handleSubmit}
    >
      <FormControl component="fieldset" error={result === 'wrong'} aria-describedby={helpId}>
        <FormLabel component="legend">Choose two walks</FormLabel>
        <FormGroup>
          {walks.map((walk) => (
            <FormControlLabel
              key={walk}
              label={walk}
              control={
                <Checkbox
                  name="walk"
                  value={walk}
                  checked={chosen.includes(walk)}
                  onChange={(event) => {
                    setResult('none');
                    setChosen(
                      event.target.checked
                        ? [...chosen, walk]
                        : chosen.filter((other) => other !== walk),
                    );
                  }}
                />
              }
            />
          ))}
        </FormGroup>
        <FormHelperText id={helpId} role="status">
          {result === 'none' && `Chosen: ${chosen.length} of 2`}
          {result === 'wrong' && `Not booked: ${chosen.length} chosen, and it takes two.`}
          {result === 'sent' && 'Booked. See you on Saturday.'}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained">
        Book
      </Button>
    </Stack>
  );
}
