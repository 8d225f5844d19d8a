import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme, type PaletteOptions } from '@mui/material/styles';

const palettes = {
  light: {
    mode: 'light',
    primary: { main: '#5b3a8c' },
    background: { default: '#faf7fd', paper: '#ffffff' },
  },
  dark: {
    mode: 'dark',
    primary: { main: '#cdb4f0' },
    background: { default: '#17131c', paper: '#211b28' },
    text: { primary: '#ece6f0', secondary: '#c5bccd' },
  },
} satisfies Record<'light' | 'dark', PaletteOptions>;

function Sample({ mode }: { mode: 'light' | 'dark' }) {
  const { direction } = useTheme();
  const theme = React.useMemo(
    () => createTheme({ direction, palette: palettes[mode] }),
    [direction, mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Card variant="outlined" sx={{ flex: 1 }}>
        <CardContent>
          <Typography variant="h6" component="h3">
            Evening concert
          </Typography>
          <Typography color="text.secondary">Doors open at 19:30.</Typography>
        </CardContent>
        <CardActions>
          <Button variant="contained">Book</Button>
          <Button>Share</Button>
        </CardActions>
      </Card>
    </ThemeProvider>
  );
}

export default function OwnDarkColors() {
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
