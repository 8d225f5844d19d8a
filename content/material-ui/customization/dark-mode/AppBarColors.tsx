import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function AppBarColors() {
  const { direction } = useTheme();
  const theme = React.useMemo(
    () => createTheme({ direction, palette: { mode: 'dark' } }),
    [direction],
  );

  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        <AppBar component="div" position="static">
          <Toolbar variant="dense">As it comes</Toolbar>
        </AppBar>
        <AppBar component="div" position="static" enableColorOnDark>
          <Toolbar variant="dense">With enableColorOnDark</Toolbar>
        </AppBar>
      </Stack>
    </ThemeProvider>
  );
}
