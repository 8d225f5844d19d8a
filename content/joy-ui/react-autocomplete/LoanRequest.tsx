import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const instruments = [
  { id: 'no-12', label: 'Serpent' },
  { id: 'no-31', label: 'Theorbo' },
  { id: 'no-57', label: 'Viol' },
];

export default function LoanRequest() {
  const [instrument, setInstrument] = React.useState<(typeof instruments)[number] | null>(null);
  const [wrong, setWrong] = React.useState(false);
  const [sent, setSent] = React.useState('');
  const input = React.useRef<HTMLInputElement>(null);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setWrong(instrument === null);
    if (instrument === null) {
      setSent('');
      input.current?.focus();
    } else {
      const purpose = String(data.get('purpose')) || 'no purpose named';
      setSent(`Asked for ${String(data.get('instrument'))}: ${purpose}.`);
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <FormControl required error={wrong}>
        <FormLabel>Instrument</FormLabel>
        <Autocomplete
          autoHighlight
          options={instruments}
          value={instrument}
          onChange={(_event, next) => {
            setInstrument(next);
            setWrong(false);
          }}
          slotProps={{
            input: { ref: input },
            listbox: {
              sx: { '& .Mui-focused': { outline: '2px solid', outlineOffset: '-2px' } },
            },
          }}
        />
        <FormHelperText sx={wrong ? { color: 'danger.plainColor' } : undefined}>
          {wrong ? 'Choose an instrument to go on.' : 'Enter takes the framed option'}
        </FormHelperText>
      </FormControl>
      <input type="hidden" name="instrument" value={instrument?.id ?? ''} />
      <FormControl>
        <FormLabel>Purpose</FormLabel>
        <Autocomplete
          freeSolo
          name="purpose"
          options={['a concert', 'a lesson', 'a recording']}
          defaultValue="a concert"
        />
      </FormControl>
      <Button type="submit">Ask for the loan</Button>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {sent}
      </Box>
    </Stack>
  );
}
