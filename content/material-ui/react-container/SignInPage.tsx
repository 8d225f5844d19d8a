import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function SignInPage() {
  return (
    <Box
      sx={{
        bgcolor: 'background.default',
        color: 'text.primary',
        minHeight: '100vh',
        display: 'grid',
        alignItems: 'center',
      }}
    >
      <Container maxWidth="xs" sx={{ py: 3 }}>
        <Typography variant="h5" component="h3" gutterBottom>
          Sign in to your garden
        </Typography>
        <Stack component="form" spacing={2} onSubmit={(event) => event.preventDefault()}>
          <TextField label="Email" type="email" autoComplete="username" />
          <TextField label="Password" type="password" autoComplete="current-password" />
          <Button type="submit" variant="contained">
            Sign in
          </Button>
        </Stack>
      </Container>
    </Box>
  );
}
