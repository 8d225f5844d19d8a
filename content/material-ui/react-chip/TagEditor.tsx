import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function TagEditor() {
  const [tags, setTags] = React.useState(['walnut', 'workbench']);
  const [text, setText] = React.useState('');
  const [message, setMessage] = React.useState('');
  const inputRef = React.useRef<HTMLInputElement>(null);
  const id = React.useId();

  const add = () => {
    const tag = text.trim().toLowerCase();
    if (tag === '') return;
    if (tags.includes(tag)) {
      setMessage(`${tag} is there already`);
      return;
    }
    setTags([...tags, tag]);
    setMessage(`${tag} added`);
    setText('');
  };

  const remove = (tag: string) => {
    setTags(tags.filter((other) => other !== tag));
    setMessage(`${tag} removed`);
    inputRef.current?.focus();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Typography component="label" htmlFor={id} variant="body2">
        Tags of this piece
      </Typography>
      <Paper
        variant="outlined"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          p: 1,
          '&:focus-within': {
            outline: '2px solid',
            outlineColor: ({ palette }) => palette.primary.main,
          },
        }}
      >
        {tags.map((tag) => (
          <Chip
            key={tag}
            label={tag}
            onDelete={() => remove(tag)}
            aria-describedby={`${id}-help`}
          />
        ))}
        <InputBase
          id={id}
          inputRef={inputRef}
          value={text}
          placeholder="Add one, then Enter"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            // Enter also ends the composing of a word, as in Japanese.
            if (event.nativeEvent.isComposing) return;
            const last = tags.at(-1);
            if (event.key === 'Enter') {
              event.preventDefault();
              add();
            } else if (event.key === 'Backspace' && !event.repeat && text === '' && last) {
              // A key that is held to empty the field is not to go on with the tags.
              remove(last);
            }
          }}
          sx={{ flex: '1 1 160px', '& input::placeholder': { opacity: 0.7 } }}
        />
      </Paper>
      <Typography id={`${id}-help`} variant="body2" color="text.secondary">
        Delete, or the cross, takes a tag away.
      </Typography>
      <Typography variant="body2" role="status" sx={{ minHeight: 24 }}>
        {message}
      </Typography>
    </Box>
  );
}
