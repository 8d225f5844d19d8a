import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

const messages = {
  none: ' ',
  missing: 'Choose an answer first.',
  wrong: 'No, port is the left side.',
  right: 'Yes, starboard is the right side.',
};

export default function FerryQuiz() {
  const [answer, setAnswer] = React.useState('');
  const [result, setResult] = React.useState<keyof typeof messages>('none');
  const labelId = React.useId();
  const helpId = React.useId();

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    if (answer === '') setResult('missing');
    else setResult(answer === 'starboard' ? 'right' : 'wrong');
  };

  return (
    <Stack component="form" spacing={2} alignItems="flex-start" onSubmit={handleSubmit}>
      <FormControl error={result === 'missing' || result === 'wrong'}>
        <FormLabel id={labelId}>Which side of a ship carries the green light?</FormLabel>
        <RadioGroup
          name="side"
          aria-labelledby={labelId}
          aria-describedby={helpId}
          value={answer}
          onChange={(event, value) => {
            setAnswer(value);
            setResult('none');
          }}
        >
          <FormControlLabel value="port" control={<Radio />} label="Port" />
          <FormControlLabel value="starboard" control={<Radio />} label="Starboard" />
        </RadioGroup>
        <FormHelperText id={helpId} role="status">
          {messages[result]}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="outlined">
        Check the answer
      </Button>
    </Stack>
  );
}
