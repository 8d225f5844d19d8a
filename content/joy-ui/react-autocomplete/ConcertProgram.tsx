import * as React from 'react';
import Close from '@mui/icons-material/Close';
import Autocomplete from '@mui/joy/Autocomplete';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';

const pieces = ['Chaconne in C', 'Dance of the millers', 'Ground in G', 'Lament', 'March in D'];

export default function ConcertProgram() {
  const [program, setProgram] = React.useState(['Lament']);
  const [text, setText] = React.useState('');
  const input = React.useRef<HTMLInputElement>(null);

  const handleRemove = (piece: string) => {
    setProgram(program.filter((other) => other !== piece));
    input.current?.focus();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 340 }}>
      <FormControl>
        <FormLabel>Add a piece</FormLabel>
        <Autocomplete
          value={null}
          inputValue={text}
          onInputChange={(_event, next) => setText(next)}
          onChange={(_event, piece) => {
            if (piece !== null) setProgram([...program, piece]);
            setText('');
          }}
          options={pieces.filter((piece) => !program.includes(piece))}
          noOptionsText="No other piece"
          slotProps={{ input: { ref: input } }}
        />
      </FormControl>
      <Typography level="body-sm" role="status" textColor="text.secondary" sx={{ mt: 2 }}>
        {program.length === 1 ? '1 piece' : `${program.length} pieces`} in the program
      </Typography>
      <List component="ol" aria-label="Program" size="sm" sx={{ minHeight: 190 }}>
        {program.map((piece) => (
          <ListItem
            key={piece}
            endAction={
              <IconButton
                size="sm"
                aria-label={`Remove ${piece}`}
                onClick={() => handleRemove(piece)}
              >
                <Close />
              </IconButton>
            }
          >
            {piece}
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
