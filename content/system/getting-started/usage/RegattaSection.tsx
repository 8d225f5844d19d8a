import { Box, createTheme, Stack, type Theme, ThemeProvider } from '@mui/system';

const clubTheme = createTheme({
  spacing: 6,
  shape: { borderRadius: 12 },
  palette: { sign: { main: '#0b4f6c', on: '#f0faff' } },
});

const toRegattaTheme = (outer: Theme): Theme => ({
  ...outer,
  palette: { ...outer.palette, sign: { main: '#9d174d', on: '#fff1f7' } },
});

function Sign({ children }: { children: string }) {
  return (
    <Box sx={{ px: 4, py: 2, borderRadius: 1, bgcolor: 'sign.main', color: 'sign.on' }}>
      {children}
    </Box>
  );
}

export default function RegattaSection() {
  return (
    <ThemeProvider theme={clubTheme}>
      <Stack direction="row" flexWrap="wrap" gap={2}>
        <Sign>Boathouse</Sign>
        <Sign>Slipway</Sign>
        <ThemeProvider theme={toRegattaTheme}>
          <Sign>Regatta: start here</Sign>
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}
