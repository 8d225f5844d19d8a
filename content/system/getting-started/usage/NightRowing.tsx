import { useState } from 'react';
import { Box, createTheme, ThemeProvider } from '@mui/system';

const shared = { spacing: 6, shape: { borderRadius: 12 } };
const themes = {
  light: createTheme({
    ...shared,
    palette: { mode: 'light', page: '#f4fafc', text: '#0c2a36', edge: '#0b4f6c' },
  }),
  dark: createTheme({
    ...shared,
    palette: { mode: 'dark', page: '#0a1c24', text: '#dff3fa', edge: '#7fd1ec' },
  }),
};

export default function NightRowing() {
  const [mode, setMode] = useState<keyof typeof themes>('light');

  return (
    <ThemeProvider theme={themes[mode]}>
      <Box
        sx={{
          width: 1,
          maxWidth: 360,
          boxSizing: 'border-box',
          p: 3,
          border: 2,
          borderColor: 'edge',
          borderRadius: 1,
          bgcolor: 'page',
          color: 'text',
          colorScheme: mode,
        }}
      >
        <Box sx={{ mb: 2 }}>Boats that are out after sunset carry a white light at the bow.</Box>
        <label>
          <input
            type="checkbox"
            checked={mode === 'dark'}
            onChange={(event) => setMode(event.target.checked ? 'dark' : 'light')}
          />{' '}
          Dark
        </label>
      </Box>
    </ThemeProvider>
  );
}
