import * as React from 'react';
import TextField from '@mui/material/TextField';

function findProblem(cardNumber: string) {
  if (cardNumber === '') {
    return 'Enter the number on your library card.';
  }
  if (!/^\d{4}-?\d{4}$/.test(cardNumber)) {
    return 'Use eight digits, such as 2041-7730.';
  }
  return null;
}

export default function CheckOnLeave() {
  const [value, setValue] = React.useState('2041-77');
  const [problem, setProblem] = React.useState(findProblem(value));

  return (
    <TextField
      sx={{ width: 320, maxWidth: '100%' }}
      label="Card number"
      value={value}
      onChange={(event) => {
        setValue(event.target.value);
        if (problem) {
          setProblem(findProblem(event.target.value));
        }
      }}
      onBlur={() => setProblem(findProblem(value))}
      inputProps={{ inputMode: 'numeric' }}
      autoComplete="off"
      error={problem !== null}
      helperText={problem ?? ' '}
      FormHelperTextProps={{ role: 'alert' }}
    />
  );
}
