import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

const days = ['Friday evening', 'Saturday afternoon', 'Sunday morning'];

export default function TicketDay() {
  const firstRef = React.useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = React.useState(false);
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = new FormData(event.currentTarget).get('day');
    setWrong(day === null);
    setSent(day === null ? '' : `Two tickets for ${String(day)} are set aside.`);
    if (day === null) firstRef.current?.focus();
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={handleSubmit}
      sx={{
        width: '100%',
        maxWidth: 320,
        '& .MuiRadio-radio': { borderColor: 'currentColor' },
      }}
    >
      <FormControl required error={wrong}>
        <FormLabel>Day</FormLabel>
        <RadioGroup name="day" aria-required aria-invalid={wrong} onChange={() => setWrong(false)}>
          {days.map((day, index) => (
            <Radio
              key={day}
              value={day}
              label={day}
              color={wrong ? 'danger' : undefined}
              slotProps={{ input: { ref: index === 0 ? firstRef : undefined } }}
            />
          ))}
        </RadioGroup>
        <FormHelperText sx={wrong ? { color: 'danger.plainColor' } : undefined}>
          {wrong ? 'Choose a day to get your tickets.' : 'Doors open half an hour before.'}
        </FormHelperText>
      </FormControl>
      <Button type="submit">Set two tickets aside</Button>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {sent}
      </Box>
    </Stack>
  );
}
