import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';

const most = 24;

export default function LimitedNote() {
  const [note, setNote] = React.useState('Do not water');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Note on the sign</FormLabel>
      <Input
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ input: { maxLength: most } }}
        endDecorator={
          <Typography level="body-xs">
            {note.length} of {most}
          </Typography>
        }
      />
    </FormControl>
  );
}
