import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SignIn() {
  const cardRef = React.useRef<HTMLInputElement>(null);
  const pinRef = React.useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = React.useState<'card' | 'pin' | null>(null);
  const [reader, setReader] = React.useState<string | null>(null);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const value = data.get('card');
    const card = typeof value === 'string' ? value.replace(/\s/g, '') : '';
    setWrong(null);
    setReader(null);
    if (!/^\d{6}$/.test(card)) {
      setWrong('card');
      cardRef.current?.focus();
    } else if (data.get('pin') === '') {
      setWrong('pin');
      pinRef.current?.focus();
    } else {
      setReader(card);
    }
  };

  return (
    <Sheet variant="outlined" sx={{ width: '100%', maxWidth: 340, p: 3, borderRadius: 'md' }}>
      <Typography level="h3" component="h2">
        Library card
      </Typography>
      <Typography level="body-sm">Sign in to renew your loans.</Typography>
      <Stack component="form" noValidate spacing={2} onSubmit={handleSubmit} sx={{ mt: 2 }}>
        <FormControl required error={wrong === 'card'}>
          <FormLabel>Card number</FormLabel>
          <Input
            name="card"
            autoComplete="username"
            slotProps={{
              input: { ref: cardRef, inputMode: 'numeric', 'aria-invalid': wrong === 'card' },
            }}
          />
          <FormHelperText sx={wrong === 'card' ? { color: 'danger.plainColor' } : undefined}>
            {wrong === 'card' ? 'Enter the six digits below the bar code.' : 'Six digits'}
          </FormHelperText>
        </FormControl>
        <FormControl required error={wrong === 'pin'}>
          <FormLabel>PIN</FormLabel>
          <Input
            name="pin"
            type="password"
            autoComplete="current-password"
            slotProps={{ input: { ref: pinRef, 'aria-invalid': wrong === 'pin' } }}
          />
          {wrong === 'pin' && (
            <FormHelperText sx={{ color: 'danger.plainColor' }}>Enter your PIN.</FormHelperText>
          )}
        </FormControl>
        <Button type="submit">Sign in</Button>
        <Box role="status" sx={{ minHeight: '1.5em' }}>
          {reader && `Signed in with card ${reader}`}
        </Box>
      </Stack>
    </Sheet>
  );
}
