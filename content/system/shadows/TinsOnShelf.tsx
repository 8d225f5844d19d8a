import { Box, createTheme, Stack, ThemeProvider } from '@mui/system';

const theme = createTheme({
  shadows: [
    'none',
    '0 1px 3px rgb(41 37 36 / 0.45)',
    '0 4px 8px rgb(41 37 36 / 0.4)',
    '0 12px 24px rgb(41 37 36 / 0.35)',
  ],
});

export default function TinsOnShelf() {
  return (
    <ThemeProvider theme={theme}>
      <Stack
        direction="row"
        gap={4}
        flexWrap="wrap"
        sx={{ p: 4, bgcolor: '#e7e0d3', color: '#292524' }}
      >
        <Box sx={{ p: 2, bgcolor: '#fffdf8', boxShadow: 0 }}>boxShadow: 0</Box>
        <Box sx={{ p: 2, bgcolor: '#fffdf8', boxShadow: 1 }}>boxShadow: 1</Box>
        <Box sx={{ p: 2, bgcolor: '#fffdf8', boxShadow: 2 }}>boxShadow: 2</Box>
        <Box sx={{ p: 2, bgcolor: '#fffdf8', boxShadow: 3 }}>boxShadow: 3</Box>
      </Stack>
    </ThemeProvider>
  );
}
