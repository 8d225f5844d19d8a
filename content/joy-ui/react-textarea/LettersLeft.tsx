import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

const limit = 60;

export default function LettersLeft() {
  const [text, setText] = React.useState('Please bring matches and salt.');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 340 }}>
      <FormLabel>By radio, to the next hut</FormLabel>
      <Textarea
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ textarea: { maxLength: limit } }}
      />
      <FormHelperText>
        {limit - text.length} of {limit} letters left
      </FormHelperText>
    </FormControl>
  );
}
