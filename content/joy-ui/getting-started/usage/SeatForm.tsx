import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function SeatForm() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [seats, setSeats] = React.useState('');
  const [tried, setTried] = React.useState(false);
  const count = Number(seats);
  const valid = Number.isInteger(count) && count >= 1 && count <= 6;
  const wrong = tried && !valid;

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!valid) inputRef.current?.focus();
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 300 }}
    >
      <FormControl error={wrong}>
        <FormLabel>Seats</FormLabel>
        <Input
          value={seats}
          onChange={(event) => {
            setSeats(event.target.value);
            setTried(false);
          }}
          slotProps={{ input: { ref: inputRef, inputMode: 'numeric', 'aria-invalid': wrong } }}
        />
        <FormHelperText sx={wrong ? { color: 'danger.plainColor' } : undefined}>
          {wrong ? 'Enter a number from 1 to 6.' : 'Up to six in one booking'}
        </FormHelperText>
      </FormControl>
      <Button type="submit">Check</Button>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {tried && !wrong && `Seats on the next boat: ${count}`}
      </Box>
    </Stack>
  );
}
