import { Box, createTheme, Stack, ThemeProvider } from '@mui/system';

const theme = createTheme({
  spacing: 4,
  shape: { borderRadius: 10 },
  palette: { water: { main: '#0b4f6c', soft: '#d5edf5', on: '#f0faff' }, ink: '#0c2a36' },
});

const outings = [
  { boat: 'Kittiwake', crew: 'Novice four', time: '6:30' },
  { boat: 'Heron', crew: 'Double scull', time: '7:15' },
  { boat: 'Old Otter', crew: 'Eight, mixed', time: '18:00' },
];

export default function OutingBoard() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{ width: 1, borderRadius: 1, overflow: 'hidden', bgcolor: 'water.soft', color: 'ink' }}
      >
        <Box sx={{ px: { xs: 4, sm: 6 }, py: 3, bgcolor: 'water.main', color: 'water.on' }}>
          <Box sx={{ fontSize: 20, fontWeight: 700 }}>Saturday on the water</Box>
        </Box>
        <Stack
          component="ul"
          direction={{ xs: 'column', sm: 'row' }}
          gap={3}
          sx={{ m: 0, p: { xs: 4, sm: 6 }, listStyle: 'none' }}
        >
          {outings.map(({ boat, crew, time }) => (
            <Box key={boat} component="li" sx={{ flex: 1, p: 4, borderRadius: 1, bgcolor: '#fff' }}>
              <Box sx={{ fontWeight: 700 }}>{boat}</Box>
              {crew}, {time}
            </Box>
          ))}
        </Stack>
      </Box>
    </ThemeProvider>
  );
}
