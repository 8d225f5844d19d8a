import * as React from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TastingNotes() {
  const [notes, setNotes] = React.useState(['hay', 'hazelnut']);
  const [text, setText] = React.useState('');
  const [message, setMessage] = React.useState('');
  const inputRef = React.useRef<HTMLInputElement>(null);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const note = text.trim().toLowerCase();
    if (note === '') return;
    if (notes.includes(note)) {
      setMessage(`${note} is there already.`);
      return;
    }
    setNotes([...notes, note]);
    setMessage(`${note} added.`);
    setText('');
  };

  const remove = (note: string) => {
    setNotes(notes.filter((other) => other !== note));
    setMessage(`${note} removed.`);
    inputRef.current?.focus();
  };

  return (
    <Stack
      component="form"
      spacing={1.5}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 380 }}
    >
      <FormControl>
        <FormLabel>What does it taste of?</FormLabel>
        <Input
          value={text}
          onChange={(event) => setText(event.target.value)}
          endDecorator={
            <Button type="submit" variant="soft">
              Add
            </Button>
          }
          slotProps={{ input: { ref: inputRef } }}
          sx={{ borderColor: 'neutral.500' }}
        />
        <FormHelperText>One word at a time.</FormHelperText>
      </FormControl>
      <Stack
        component="ul"
        role="list"
        aria-label="Notes"
        direction="row"
        spacing={1}
        useFlexGap
        flexWrap="wrap"
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {notes.map((note) => (
          <Chip
            key={note}
            component="li"
            size="lg"
            color="primary"
            endDecorator={
              <ChipDelete
                type="button"
                aria-label={`Remove ${note}`}
                onDelete={() => remove(note)}
              />
            }
            sx={{ maxWidth: '100%', '--Chip-deleteSize': '1.5rem' }}
          >
            {note}
          </Chip>
        ))}
      </Stack>
      <Typography role="status" level="body-sm" sx={{ minHeight: '1.5em' }}>
        {message}
      </Typography>
    </Stack>
  );
}
