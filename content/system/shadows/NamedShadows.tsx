import { Box, createTheme, Stack, ThemeProvider } from '@mui/system';

const theme = createTheme({
  shadows: {
    resting: '0 1px 3px rgb(41 37 36 / 0.45)',
    floating: '0 12px 24px rgb(41 37 36 / 0.35)',
    pressed: 'inset 0 2px 4px rgb(41 37 36 / 0.45)',
  },
});

export default function NamedShadows() {
  return (
    <ThemeProvider theme={theme}>
      <Stack
        direction="row"
        gap={4}
        flexWrap="wrap"
        sx={{ p: 4, bgcolor: '#e7e0d3', color: '#292524' }}
      >
        <Box sx={{ p: 2, bgcolor: '#fffdf8', boxShadow: 'resting' }}>Oolong, resting</Box>
        <Box sx={{ p: 2, bgcolor: '#fffdf8', boxShadow: 'floating' }}>Assam, floating</Box>
        <Box sx={{ p: 2, bgcolor: '#fffdf8', boxShadow: 'pressed' }}>Sencha, pressed</Box>
      </Stack>
    </ThemeProvider>
  );
}
