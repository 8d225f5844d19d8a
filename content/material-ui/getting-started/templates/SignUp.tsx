import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const minLength = 10;

type FieldName = 'name' | 'email' | 'password' | 'terms';
type Errors = Partial<Record<FieldName, string>>;

function readErrors(data: FormData): Errors {
  const errors: Errors = {};
  if (!String(data.get('name')).trim()) errors.name = 'Enter your name.';
  if (!/^\S+@\S+\.\S+$/.test(String(data.get('email')))) {
    errors.email = 'Enter an address such as name@example.org.';
  }
  if (String(data.get('password')).length < minLength) {
    errors.password = `Use at least ${minLength} characters.`;
  }
  if (!data.get('terms')) errors.terms = 'Agree to the terms to go on.';
  return errors;
}

export default function SignUp() {
  const [errors, setErrors] = React.useState<Errors>({});
  const [password, setPassword] = React.useState('');
  const [created, setCreated] = React.useState(false);
  const termsHint = React.useId();
  const strength = Math.min(100, (password.length / minLength) * 100);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = readErrors(new FormData(form));
    const [firstWrong] = Object.keys(found);
    setErrors(found);
    // Replace by a request to your server.
    setCreated(!firstWrong);
    if (firstWrong) form.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1fr' },
        minHeight: '100vh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Box
        component="aside"
        aria-label="About the product"
        sx={{
          display: { xs: 'none', md: 'flex' },
          flexDirection: 'column',
          justifyContent: 'flex-end',
          gap: 1,
          p: 6,
          color: '#fff',
          background: 'linear-gradient(200deg, #0b132b 20%, #1c4a5a 75%, #7a5c2e)',
        }}
      >
        <Typography variant="h4" component="p">
          Your product
        </Typography>
        <Typography sx={{ maxWidth: '28em' }}>
          Keep your observations in one place, and find the clear nights before they are over.
        </Typography>
      </Box>
      {/* In your page: component="main". The demo has none, since it may stand inside of one. */}
      <Box sx={{ display: 'grid', placeItems: 'center', p: { xs: 2, sm: 4 } }}>
        <Stack
          component="form"
          noValidate
          spacing={2}
          onSubmit={handleSubmit}
          sx={{ width: '100%', maxWidth: 400 }}
        >
          <Typography variant="h4" component="h1">
            Create an account
          </Typography>
          {created && <Alert severity="success">Your account is ready.</Alert>}
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            error={Boolean(errors.name)}
            helperText={errors.name}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            error={Boolean(errors.email)}
            helperText={errors.email}
          />
          <div>
            <TextField
              fullWidth
              label="Password"
              name="password"
              type="password"
              autoComplete="new-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              error={Boolean(errors.password)}
              helperText={errors.password ?? `At least ${minLength} characters`}
            />
            <LinearProgress
              variant="determinate"
              value={strength}
              color={strength < 100 ? 'warning' : 'success'}
              aria-label="Length of the password"
              sx={{ mt: 1 }}
            />
          </div>
          <FormControl error={Boolean(errors.terms)}>
            <FormControlLabel
              control={<Checkbox name="terms" inputProps={{ 'aria-describedby': termsHint }} />}
              label="I agree to the terms of use"
            />
            <FormHelperText id={termsHint}>{errors.terms ?? ' '}</FormHelperText>
          </FormControl>
          <Button type="submit" variant="contained" size="large">
            Create account
          </Button>
          <Link href="#sign-in" sx={{ alignSelf: 'center' }}>
            Sign in instead
          </Link>
        </Stack>
      </Box>
    </Box>
  );
}
