import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

type FieldName = 'email' | 'password';
type Errors = Partial<Record<FieldName, string>>;

function readErrors(data: FormData): Errors {
  const errors: Errors = {};
  if (!/^\S+@\S+\.\S+$/.test(String(data.get('email')))) {
    errors.email = 'Enter an address such as name@example.org.';
  }
  if (!data.get('password')) errors.password = 'Enter your password.';
  return errors;
}

export default function SignIn() {
  const [errors, setErrors] = React.useState<Errors>({});
  const [signedIn, setSignedIn] = React.useState(false);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = readErrors(new FormData(form));
    const [firstWrong] = Object.keys(found);
    setErrors(found);
    // Replace by a request to your server.
    setSignedIn(!firstWrong);
    if (firstWrong) form.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
  };

  return (
    // In your page: component="main". The demo has none, since it may stand inside of one.
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        minHeight: '100vh',
        p: 2,
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Paper
        component="form"
        noValidate
        variant="outlined"
        onSubmit={handleSubmit}
        sx={{ width: '100%', maxWidth: 400, p: { xs: 3, sm: 4 } }}
      >
        <Stack spacing={2}>
          <Typography variant="h4" component="h1">
            Sign in
          </Typography>
          {signedIn && <Alert severity="success">You are signed in.</Alert>}
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            error={Boolean(errors.email)}
            helperText={errors.email}
          />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            error={Boolean(errors.password)}
            helperText={errors.password}
          />
          <FormControlLabel
            control={<Checkbox name="remember" />}
            label="Stay signed in on this device"
          />
          <Button type="submit" variant="contained" size="large">
            Sign in
          </Button>
          <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}>
            <Link href="#password">Forgot the password?</Link>
            <Link href="#sign-up">Create an account</Link>
          </Stack>
        </Stack>
      </Paper>
    </Box>
  );
}
