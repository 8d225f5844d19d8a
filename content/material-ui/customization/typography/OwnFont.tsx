import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

const serif = { fontFamily: 'Georgia, "Times New Roman", serif', fontWeight: 400 };

export default function OwnFont() {
  const { direction, palette } = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme({
        direction,
        palette: { mode: palette.mode },
        typography: {
          fontFamily: 'system-ui, sans-serif',
          h4: serif,
          h5: serif,
          button: { textTransform: 'none', fontWeight: 600 },
        },
      }),
    [direction, palette.mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} alignItems="flex-start" sx={{ maxWidth: 440, color: 'text.primary' }}>
        <Typography variant="h4" component="h3">
          A walk along the river
        </Typography>
        <Typography>
          Headings are set in a serif here, and everything else in the font of the device.
        </Typography>
        <Button variant="contained">Show the route</Button>
      </Stack>
    </ThemeProvider>
  );
}
