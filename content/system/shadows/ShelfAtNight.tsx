import { Box, createTheme, Stack, ThemeProvider } from '@mui/system';

const dayTheme = createTheme({
  palette: { room: '#e7e0d3', card: '#fffdf8', ink: '#292524' },
  shadows: { card: '0 4px 10px rgb(41 37 36 / 0.4)' },
});

const nightTheme = createTheme({
  palette: { room: '#161412', card: '#35302b', ink: '#f5f5f4' },
  shadows: { card: '0 0 0 1px #6b625a, 0 4px 10px #000' },
});

function Shelf({ label }: { label: string }) {
  return (
    <Box sx={{ flex: '1 1 200px', p: 4, bgcolor: 'room', color: 'ink' }}>
      <Box sx={{ p: 2, bgcolor: 'card', boxShadow: 'card' }}>{label}</Box>
    </Box>
  );
}

export default function ShelfAtNight() {
  return (
    <Stack direction="row" flexWrap="wrap" sx={{ width: 1 }}>
      <ThemeProvider theme={dayTheme}>
        <Shelf label="Card by day" />
      </ThemeProvider>
      <ThemeProvider theme={nightTheme}>
        <Shelf label="Card by night" />
      </ThemeProvider>
    </Stack>
  );
}
