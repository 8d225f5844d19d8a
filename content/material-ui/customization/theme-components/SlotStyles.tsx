import * as React from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function SlotStyles() {
  const { direction, palette } = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme({
        direction,
        palette: { mode: palette.mode },
        components: {
          MuiAlert: {
            styleOverrides: {
              root: { borderInlineStart: '6px solid currentColor', borderRadius: 0 },
              icon: { fontSize: 32, alignItems: 'center' },
              message: { fontSize: '1rem' },
            },
          },
          MuiAlertTitle: { styleOverrides: { root: { fontWeight: 700 } } },
        },
      }),
    [direction, palette.mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Alert severity="warning" sx={{ maxWidth: 420 }}>
        <AlertTitle>Storm warning</AlertTitle>
        The ferry at six does not run.
      </Alert>
    </ThemeProvider>
  );
}
