import { Box, createTheme, Stack, ThemeProvider } from '@mui/system';

// The second argument, because the type of the first one knows no `borders`.
const theme = createTheme(
  { palette: { thread: '#9f1d35' } },
  { borders: { running: '2px dashed', binding: 8, borderBottomHem: '6px double' } },
);

const patch = { p: 2, bgcolor: '#fdf4e3', color: '#1e293b' };

export default function NamedSeams() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" gap={2} flexWrap="wrap">
        <Box sx={{ ...patch, border: 'running', borderColor: 'thread' }}>Running stitch</Box>
        <Box sx={{ ...patch, border: 'binding', borderColor: 'thread' }}>Binding</Box>
        <Box sx={{ ...patch, borderBottom: 'hem', borderBottomColor: 'thread' }}>Hem</Box>
      </Stack>
    </ThemeProvider>
  );
}
