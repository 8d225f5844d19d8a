import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function ShoppingList() {
  const [items, setItems] = React.useState(['Butter', 'Poppy seeds', 'Baking paper']);
  const [text, setText] = React.useState('');
  const [message, setMessage] = React.useState('');
  const fieldRef = React.useRef<HTMLInputElement>(null);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const name = text.trim();
    if (name === '') return;
    if (items.includes(name)) {
      setMessage(`${name} is on the list already`);
      return;
    }
    setItems([...items, name]);
    setMessage(`${name} added`);
    setText('');
  };

  const remove = (name: string) => {
    setItems(items.filter((item) => item !== name));
    setMessage(`${name} taken off the list`);
    // The button that had focus goes away together with its row.
    fieldRef.current?.focus();
  };

  return (
    <Stack sx={{ width: '100%', maxWidth: 340, minHeight: 320 }}>
      <Stack component="form" direction="row" spacing={1} onSubmit={handleSubmit}>
        <TextField
          fullWidth
          size="small"
          label="What else?"
          value={text}
          inputRef={fieldRef}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="contained">
          Add
        </Button>
      </Stack>
      <List aria-label="To buy">
        {items.map((name) => (
          <ListItem
            key={name}
            secondaryAction={
              <IconButton edge="end" aria-label={`Take ${name} off`} onClick={() => remove(name)}>
                <DeleteIcon />
              </IconButton>
            }
          >
            <ListItemText primary={name} />
          </ListItem>
        ))}
      </List>
      <Typography variant="body2" color="text.secondary" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
