import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const beds = [
  { name: 'Beans', note: 'Sown on the fourth. Wants poles of two meters.' },
  { name: 'Leeks', note: 'Earth up in August, and again in September.' },
  { name: 'Kale', note: 'Stays until spring. Keep the net on.' },
];

interface BedProps {
  name: string;
  note: string;
  chosen: boolean;
  place: HTMLElement | null;
}

/** Writes its own note into the place beside the list. */
function Bed({ name, note, chosen, place }: BedProps) {
  return (
    <>
      <FormControlLabel value={name} label={name} control={<Radio />} />
      {chosen && place && <Portal container={place}>{note}</Portal>}
    </>
  );
}

export default function DetailsBeside() {
  const [place, setPlace] = React.useState<HTMLElement | null>(null);
  const [chosen, setChosen] = React.useState('Beans');
  const id = React.useId();

  return (
    <Box sx={{ display: 'flex', gap: 2, width: 360, maxWidth: '100%' }}>
      <FormControl sx={{ flexShrink: 0 }}>
        <FormLabel id={id}>Bed</FormLabel>
        <RadioGroup
          aria-labelledby={id}
          value={chosen}
          onChange={(_event, next) => setChosen(next)}
        >
          {beds.map(({ name, note }) => (
            <Bed key={name} name={name} note={note} chosen={name === chosen} place={place} />
          ))}
        </RadioGroup>
      </FormControl>
      <Paper variant="outlined" sx={{ flexGrow: 1, p: 2 }}>
        <Typography ref={setPlace} component="div" role="status" sx={{ minHeight: 96 }} />
      </Paper>
    </Box>
  );
}
