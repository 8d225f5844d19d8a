import * as React from 'react';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const paperTheme = createTheme({
  palette: { mode: 'light', background: { default: '#fff' } },
  typography: { fontFamily: 'Georgia, serif' },
});

export default function LetterPreview() {
  const [name, setName] = React.useState('Petrel');
  const [day, setDay] = React.useState('the first of May');

  return (
    <Stack spacing={2} sx={{ width: 360, maxWidth: '100%' }}>
      <TextField label="Boat" value={name} onChange={(event) => setName(event.target.value)} />
      <TextField label="Free from" value={day} onChange={(event) => setDay(event.target.value)} />
      <ThemeProvider theme={paperTheme}>
        <ScopedCssBaseline
          component="section"
          aria-label="The letter"
          enableColorScheme
          sx={{ px: 3, py: 1, border: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
        >
          <p>
            Dear owner of <strong>{name || '…'}</strong>,
          </p>
          <p>the berth that you asked for is free from {day || '…'} on.</p>
          <p>The harbor office</p>
        </ScopedCssBaseline>
      </ThemeProvider>
    </Stack>
  );
}
