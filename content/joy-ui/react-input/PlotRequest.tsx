import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function PlotRequest() {
  const emailRef = React.useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = React.useState(false);
  const [sent, setSent] = React.useState(false);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const bad = emailRef.current?.validity.valid !== true;
    setWrong(bad);
    setSent(!bad);
    if (bad) emailRef.current?.focus();
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <FormControl>
        <FormLabel>Name</FormLabel>
        <Input name="name" autoComplete="name" />
      </FormControl>
      <FormControl required error={wrong}>
        <FormLabel>Email</FormLabel>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          slotProps={{ input: { ref: emailRef, 'aria-invalid': wrong } }}
        />
        <FormHelperText sx={wrong ? { color: 'danger.plainColor' } : undefined}>
          {wrong ? 'Enter an address such as name@example.org.' : 'For the answer only'}
        </FormHelperText>
      </FormControl>
      <Button type="submit">Ask for a plot</Button>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {sent && 'Your request is on the list.'}
      </Box>
    </Stack>
  );
}
