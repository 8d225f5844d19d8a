import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function DefaultPropsTheme() {
  const { direction, palette } = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme({
        direction,
        palette: { mode: palette.mode },
        components: {
          MuiButton: { defaultProps: { variant: 'outlined', disableElevation: true } },
          MuiCheckbox: { defaultProps: { color: 'success' } },
          MuiTextField: { defaultProps: { variant: 'filled', size: 'small', fullWidth: true } },
        },
      }),
    [direction, palette.mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280, color: 'text.primary' }}>
        <TextField label="Nickname" />
        <FormControlLabel control={<Checkbox defaultChecked />} label="Remember it" />
        <Button>Outlined by the theme</Button>
        <Button variant="contained">Contained by its own prop</Button>
      </Stack>
    </ThemeProvider>
  );
}
