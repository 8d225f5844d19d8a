import * as React from 'react';
import TextField from '@mui/material/TextField';

const limit = 160;

export default function GuestBookEntry() {
  const [text, setText] = React.useState(
    'The stove was warm when we arrived, and the view made up for the climb.',
  );
  const rest = limit - text.length;
  const characters = Math.abs(rest) === 1 ? 'character' : 'characters';

  return (
    <TextField
      sx={{ width: 400, maxWidth: '100%' }}
      label="Entry in the hut book"
      multiline
      minRows={2}
      maxRows={8}
      value={text}
      onChange={(event) => setText(event.target.value)}
      error={rest < 0}
      helperText={rest < 0 ? `${-rest} ${characters} too long` : `${rest} ${characters} left`}
    />
  );
}
