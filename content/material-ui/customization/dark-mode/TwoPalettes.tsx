import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

const colors = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

function Sample({ mode }: { mode: 'light' | 'dark' }) {
  const { direction } = useTheme();
  const theme = React.useMemo(
    () => createTheme({ direction, palette: { mode } }),
    [direction, mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ flex: 1, p: 2 }}>
        <Typography variant="h6" component="h3">
          {mode === 'light' ? 'Light' : 'Dark'}
        </Typography>
        <Typography>Text, primary</Typography>
        <Typography color="text.secondary">Text, secondary</Typography>
        <Typography color="text.disabled" aria-disabled="true">
          Text, disabled
        </Typography>
        <Box sx={{ display: 'flex', gap: 0.5, my: 2 }}>
          {colors.map((color) => (
            <Box key={color} sx={{ flex: 1, height: 32, bgcolor: `${color}.main` }} />
          ))}
        </Box>
        <Stack spacing={2} alignItems="flex-start">
          <Button variant="contained">Contained</Button>
          <Button variant="outlined">Outlined</Button>
          <Alert severity="info">An alert</Alert>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}

export default function TwoPalettes() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', maxWidth: 560 }}
    >
      <Sample mode="light" />
      <Sample mode="dark" />
    </Stack>
  );
}
