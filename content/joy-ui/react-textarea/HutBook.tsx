import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function HutBook() {
  const fieldRef = React.useRef<HTMLTextAreaElement>(null);
  const [text, setText] = React.useState('');
  const [entries, setEntries] = React.useState(['Soup at the stove, stars at the window.']);
  const [told, setTold] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    fieldRef.current?.focus();
    if (text.trim() === '') return;
    setEntries([...entries, text.trim()].slice(-2));
    setText('');
    setTold('Your entry is in the book.');
  };

  const handleKeyDown = (event: React.KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <Box component="form" onSubmit={handleSubmit} sx={{ width: '100%', maxWidth: 360 }}>
      <List
        aria-label="Last entries"
        size="sm"
        sx={{ minHeight: 108, '--ListItem-paddingX': '0px' }}
      >
        {entries.map((entry, index) => (
          <ListItem key={`${index} ${entry}`} sx={{ whiteSpace: 'pre-line' }}>
            {entry}
          </ListItem>
        ))}
      </List>
      <FormControl>
        <FormLabel>Your entry</FormLabel>
        <Textarea
          minRows={2}
          maxRows={5}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setTold('');
          }}
          onKeyDown={handleKeyDown}
          slotProps={{ textarea: { ref: fieldRef } }}
          sx={{ borderColor: 'neutral.500' }}
          endDecorator={
            <>
              <Typography level="body-xs" sx={{ ml: 0.75, alignSelf: 'center' }}>
                Ctrl + Enter writes it
              </Typography>
              <Button type="submit" size="sm" sx={{ ml: 'auto' }}>
                Write it
              </Button>
            </>
          }
        />
      </FormControl>
      <Box role="status" sx={{ minHeight: '1.5em', mt: 1 }}>
        {told}
      </Box>
    </Box>
  );
}
