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
  const [wrong, setWrong] = React.useState(false);
  const [reader, setReader] = React.useState<string | null>(null);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('card');
    const card = typeof value === 'string' ? value.replace(/\s/g, '') : '';
    const bad = !/^\d{6}$/.test(card);
    setWrong(bad);
    setReader(bad ? null : card);
    if (bad) cardRef.current?.focus();
  };

  return (
    <Sheet variant="outlined" sx={{ width: '100%', maxWidth: 340, p: 3, borderRadius: 'md' }}>
      <Typography level="h3" component="h2">
        Library card
      </Typography>
      <Typography level="body-sm">Sign in to renew your loans.</Typography>
      <Stack component="form" noValidate spacing={2} onSubmit={handleSubmit} sx={{ mt: 2 }}>
        <FormControl required error={wrong}>
          <FormLabel>Card number</FormLabel>
          <Input
            name="card"
            autoComplete="username"
            slotProps={{
              input: { ref: cardRef, inputMode: 'numeric', 'aria-invalid': wrong },
            }}
          />
          <FormHelperText sx={wrong ? { color: 'danger.plainColor' } : undefined}>
            {wrong ? 'Enter the six digits below the bar code.' : 'Six digits'}
          </FormHelperText>
        </FormControl>
        <FormControl required>
          <FormLabel>PIN</FormLabel>
          <Input name="pin" type="password" autoComplete="current-password" />
        </FormControl>
        <Button type="submit">Sign in</Button>
        <Box role="status" sx={{ minHeight: '1.5em' }}>
          {reader && `Signed in with card ${reader}`}
        </Box>
      </Stack>
    </Sheet>
  );
}
