import { Box, createTheme, Stack, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: {
    celadon: { main: '#b7d3c0', on: '#14342a' },
    cobalt: { main: '#1e3a8a', on: '#ffffff' },
    iron: { main: '#7c2d12', on: '#fff7ed' },
  },
});

export default function GlazeColors() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" gap={2} flexWrap="wrap">
        <Box sx={{ p: 2, bgcolor: 'celadon.main', color: 'celadon.on' }}>Celadon</Box>
        <Box sx={{ p: 2, bgcolor: 'cobalt.main', color: 'cobalt.on' }}>Cobalt</Box>
        <Box sx={{ p: 2, bgcolor: 'iron.main', color: 'iron.on' }}>Iron</Box>
        <Box sx={{ p: 2, bgcolor: 'black', color: 'white' }}>A color of CSS</Box>
      </Stack>
    </ThemeProvider>
  );
}
