import { Box, createTheme, Stack, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: {
    linen: '#fdf4e3',
    ink: '#1e293b',
    thread: { madder: '#9f1d35', indigo: '#1e3a8a', moss: '#3f6212' },
  },
});

const patch = { p: 2, bgcolor: 'linen', color: 'ink' };

export default function ThreadColors() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" gap={2} flexWrap="wrap">
        <Box sx={{ ...patch, border: 3, borderColor: 'thread.madder' }}>Madder</Box>
        <Box sx={{ ...patch, border: '3px dashed', borderColor: 'thread.indigo' }}>Indigo</Box>
        <Box sx={{ ...patch, borderTop: 6, borderTopColor: 'thread.moss' }}>Moss on top</Box>
        <Box
          sx={{
            ...patch,
            border: 3,
            borderColor: 'thread.moss',
            '&:hover': { borderColor: 'thread.madder' },
          }}
        >
          Madder under the pointer
        </Box>
      </Stack>
    </ThemeProvider>
  );
}
