import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const darkTheme = createTheme({ palette: { mode: 'dark' } });

export default function NativeFields() {
  return (
    <ThemeProvider theme={darkTheme}>
      {/* The light `colorScheme` stands for that of the page around. */}
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, colorScheme: 'light' }}>
        {(['with', 'without'] as const).map((word) => (
          <ScopedCssBaseline
            key={word}
            enableColorScheme={word === 'with'}
            sx={{ p: 2, borderRadius: 1 }}
          >
            <Stack component="label" spacing={1} alignItems="flex-start">
              Day of arrival, {word} color-scheme
              <input type="date" defaultValue="2024-06-05" />
            </Stack>
          </ScopedCssBaseline>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
