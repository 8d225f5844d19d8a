import * as React from 'react';
import { Box, createTheme, ThemeProvider } from '@mui/system';

const dayTheme = createTheme({
  palette: { mode: 'light', wall: '#fdf6ec', ink: '#292524', flame: '#b45309' },
});

const nightTheme = createTheme({
  palette: { mode: 'dark', wall: '#1c1917', ink: '#f5f5f4', flame: '#fdba74' },
});

export default function DayAndNight() {
  const [night, setNight] = React.useState(false);

  return (
    <ThemeProvider theme={night ? nightTheme : dayTheme}>
      <Box
        sx={{
          width: 1,
          maxWidth: 340,
          boxSizing: 'border-box',
          p: 3,
          bgcolor: 'wall',
          color: 'ink',
        }}
      >
        <Box sx={{ color: 'flame', fontSize: 24, fontWeight: 700 }}>Kiln 2 at 1240 °C</Box>
        <Box component="p" sx={{ mt: 1, mb: 2 }}>
          Cools until tomorrow noon.
        </Box>
        <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          <Box
            component="input"
            type="checkbox"
            checked={night}
            onChange={() => setNight(!night)}
            sx={{
              width: 20,
              height: 20,
              m: 0,
              accentColor: (theme) => theme.palette.flame,
              colorScheme: (theme) => theme.palette.mode,
            }}
          />
          Night shift
        </Box>
      </Box>
    </ThemeProvider>
  );
}
