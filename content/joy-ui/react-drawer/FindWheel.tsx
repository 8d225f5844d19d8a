import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ModalClose from '@mui/joy/ModalClose';
import Typography from '@mui/joy/Typography';

const wheels = [
  'Alder blue',
  'Ash log',
  'Cellar stone',
  'Hay cheese',
  'Monk’s wheel',
  'Spring curd',
];

export default function FindWheel() {
  const [open, setOpen] = React.useState(false);
  const [query, setQuery] = React.useState('');
  const inputRef = React.useRef<HTMLInputElement>(null);
  const found = wheels.filter((name) => name.toLowerCase().includes(query.trim().toLowerCase()));

  React.useEffect(() => {
    if (open) inputRef.current?.focus();
  }, [open]);

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => {
          setQuery('');
          setOpen(true);
        }}
      >
        Find a cheese
      </Button>
      <Drawer anchor="top" open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Find a cheese</DialogTitle>
        <FormControl sx={{ mx: 1.5, maxWidth: 400 }}>
          <FormLabel>Name</FormLabel>
          <Input
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            slotProps={{ input: { ref: inputRef } }}
            sx={{ borderColor: 'neutral.500' }}
          />
        </FormControl>
        <Typography
          role="status"
          level="body-sm"
          textColor="text.secondary"
          sx={{ mx: 1.5, mt: 1 }}
        >
          {found.length} found
        </Typography>
        <List aria-label="Found">
          {found.map((name) => (
            <ListItem key={name}>{name}</ListItem>
          ))}
        </List>
      </Drawer>
    </>
  );
}
