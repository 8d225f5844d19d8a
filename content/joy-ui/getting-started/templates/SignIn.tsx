import * as React from 'react';
import DirectionsBike from '@mui/icons-material/DirectionsBike';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

type FieldName = 'email' | 'password';
type Errors = Partial<Record<FieldName, string>>;

const fields = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
] as const;

function readErrors(data: FormData): Errors {
  const errors: Errors = {};
  if (!/^\S+@\S+\.\S+$/.test(String(data.get('email')))) {
    errors.email = 'Enter an address such as name@example.org.';
  }
  if (!data.get('password')) errors.password = 'Enter your password.';
  return errors;
}

function SignInForm() {
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
    <Stack component="form" noValidate spacing={2} onSubmit={handleSubmit}>
      {fields.map(({ name, label, type, autoComplete }) => {
        const error = errors[name];
        return (
          <FormControl key={name} error={Boolean(error)}>
            <FormLabel>{label}</FormLabel>
            <Input
              name={name}
              type={type}
              autoComplete={autoComplete}
              slotProps={{ input: { 'aria-invalid': Boolean(error) } }}
              sx={{ borderColor: error ? 'danger.500' : 'neutral.500' }}
            />
            {error && <FormHelperText sx={{ color: 'danger.plainColor' }}>{error}</FormHelperText>}
          </FormControl>
        );
      })}
      <Checkbox
        name="remember"
        value="yes"
        label="Stay signed in on this device"
        slotProps={{ checkbox: { sx: { borderColor: 'neutral.500' } } }}
      />
      <Button type="submit" size="lg">
        Sign in
      </Button>
      {signedIn && (
        <Alert color="success" variant="soft">
          You are signed in.
        </Alert>
      )}
    </Stack>
  );
}

export default function SignIn() {
  return (
    // In your page: component="main". The demo has none, since it may stand inside of one.
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        width: '100%',
        minHeight: '100dvh',
        bgcolor: 'background.body',
        color: 'text.primary',
      }}
    >
      <Stack sx={{ justifyContent: 'center', p: { xs: 3, sm: 6 } }}>
        <Box sx={{ width: '100%', maxWidth: 380, mx: 'auto' }}>
          <Typography
            level="title-md"
            startDecorator={<DirectionsBike />}
            sx={{ mb: { xs: 3, md: 6 } }}
          >
            Two Wheels
          </Typography>
          <Typography level="h2" component="h1">
            Sign in
          </Typography>
          <Typography textColor="text.secondary" sx={{ mt: 0.5, mb: 3 }}>
            See your shifts and the parcels of today.
          </Typography>
          <SignInForm />
          <Typography level="body-sm" textColor="text.secondary" sx={{ mt: 3 }}>
            New here? <Link href="#join">Join the cooperative</Link>
          </Typography>
        </Box>
      </Stack>
      {/* In your page: a photo, with background-size: cover. It says nothing that the text does not. */}
      <Box
        sx={(theme) => ({
          display: { xs: 'none', md: 'block' },
          backgroundImage:
            'linear-gradient(#f6d9a8, #f2b880 55%, transparent 55%), repeating-linear-gradient(100deg, #44606b 0 12%, #3a525c 12% 20%)',
          [theme.getColorSchemeSelector('dark')]: {
            backgroundImage:
              'linear-gradient(#10222b, #27424c 55%, transparent 55%), repeating-linear-gradient(100deg, #1d2f36 0 12%, #18272d 12% 20%)',
          },
        })}
      />
    </Box>
  );
}
