import { Box, createTheme, Stack, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: { moss: { main: '#3f6212', on: '#f7fee7' }, clay: { main: '#9a3412', on: '#fff7ed' } },
  shape: { borderRadius: 6 },
  shadows: ['none', '0 1px 3px rgb(0 0 0 / 0.4)', '0 6px 16px rgb(0 0 0 / 0.4)'],
  typography: { sign: { fontSize: 18, fontWeight: 700, letterSpacing: 1 } },
});

export default function ThemeLookup() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" gap={3} flexWrap="wrap">
        <Box
          sx={{
            typography: 'sign',
            p: 2,
            borderRadius: 1,
            boxShadow: 1,
            bgcolor: 'moss.main',
            color: 'moss.on',
          }}
        >
          Trail 1
        </Box>
        <Box
          sx={{
            typography: 'sign',
            p: 2,
            borderRadius: 4,
            boxShadow: 2,
            bgcolor: 'clay.main',
            color: 'clay.on',
          }}
        >
          Trail 4
        </Box>
      </Stack>
    </ThemeProvider>
  );
}
