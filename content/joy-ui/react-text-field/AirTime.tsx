import * as React from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function AirTime() {
  const id = React.useId();
  const [from, setFrom] = React.useState('20:00');
  const [to, setTo] = React.useState('19:30');
  const wrong = from !== '' && to !== '' && to <= from;

  return (
    <Box
      component="fieldset"
      aria-describedby={id}
      sx={{ width: '100%', maxWidth: 320, minWidth: 0, m: 0, p: 0, border: 0 }}
    >
      <Typography component="legend" level="title-sm" sx={{ mb: 1, p: 0 }}>
        When you listen
      </Typography>
      <Stack direction="row" spacing={2}>
        <FormControl sx={{ flex: 1 }}>
          <FormLabel>From</FormLabel>
          <Input
            type="time"
            value={from}
            onChange={(event) => setFrom(event.target.value)}
            sx={{ borderColor: 'neutral.500' }}
          />
        </FormControl>
        <FormControl error={wrong} sx={{ flex: 1 }}>
          <FormLabel>To</FormLabel>
          <Input
            type="time"
            value={to}
            onChange={(event) => setTo(event.target.value)}
            slotProps={{ input: { 'aria-invalid': wrong } }}
            sx={{ borderColor: wrong ? 'danger.500' : 'neutral.500' }}
          />
        </FormControl>
      </Stack>
      <Typography
        id={id}
        role="status"
        level="body-sm"
        textColor={wrong ? 'danger.plainColor' : 'text.secondary'}
        sx={{ mt: 0.75 }}
      >
        {wrong ? 'Choose an end that is after the start.' : 'We play the song between the two.'}
      </Typography>
    </Box>
  );
}
