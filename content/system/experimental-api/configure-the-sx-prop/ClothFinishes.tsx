import { Box, createTheme, Stack, ThemeProvider } from '@mui/system';

const theme = createTheme(
  {
    unstable_sxConfig: {
      finish: { themeKey: 'finishes', cssProperty: false },
    },
  },
  {
    finishes: {
      raw: { backgroundColor: '#efe4cf', color: '#33261a', border: '2px dashed #8a6f4e' },
      fulled: { backgroundColor: '#5b2333', color: '#fdeff2', border: '2px solid #5b2333' },
      pressed: { backgroundColor: '#23413a', color: '#eafaf4', border: '6px double #9fd8c4' },
    },
  },
);

export default function ClothFinishes() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction={{ xs: 'column', sm: 'row' }} gap={2} sx={{ width: 1 }}>
        <Box sx={{ flex: 1, p: 2, finish: 'raw' }}>As it leaves the loom</Box>
        <Box sx={{ flex: 1, p: 2, finish: 'fulled' }}>Washed and fulled</Box>
        <Box sx={{ flex: 1, p: 2, finish: { xs: 'raw', sm: 'pressed' } }}>
          Pressed where there is room
        </Box>
      </Stack>
    </ThemeProvider>
  );
}
