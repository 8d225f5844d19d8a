import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme, ThemeProvider, useTheme, type ThemeOptions } from '@mui/material/styles';

const brands = {
  Default: {},
  Green: {
    shape: { borderRadius: 16 },
    typography: { button: { textTransform: 'none' } },
    components: { MuiTextField: { defaultProps: { variant: 'filled' } } },
  },
  Serif: {
    shape: { borderRadius: 0 },
    typography: { fontFamily: 'Georgia, serif' },
    components: { MuiButton: { defaultProps: { disableElevation: true } } },
  },
} satisfies Record<string, ThemeOptions>;

const colors = {
  Default: { light: '#1976d2', dark: '#90caf9' },
  Green: { light: '#2e6b34', dark: '#a5d6a7' },
  Serif: { light: '#7b1f3a', dark: '#f48fb1' },
};

type Brand = keyof typeof brands;

export default function BrandPreview() {
  const { direction, palette } = useTheme();
  const [brand, setBrand] = React.useState<Brand>('Green');
  const [note, setNote] = React.useState('Leave it at the gate');
  const theme = React.useMemo(
    () =>
      createTheme({
        ...brands[brand],
        direction,
        palette: { mode: palette.mode, primary: { main: colors[brand][palette.mode] } },
      }),
    [brand, direction, palette.mode],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 460 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={brand}
        onChange={(_event, value: Brand | null) => value && setBrand(value)}
        aria-label="Theme"
      >
        {Object.keys(brands).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ThemeProvider theme={theme}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Stack spacing={2}>
            <Alert severity="success">Your order is on its way.</Alert>
            {/* Another variant is another input, which would forget what was typed. */}
            <TextField
              label="Delivery note"
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Button variant="contained">Save</Button>
              <Button>Cancel</Button>
              <Chip label="Gift" color="primary" variant="outlined" />
            </Box>
          </Stack>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
