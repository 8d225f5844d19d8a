import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: { sheet: '#fbf7ef', ink: '#1c1917' },
  typography: {
    heading: { fontFamily: 'Georgia, serif', fontSize: '1.75rem', fontWeight: 700 },
    verse: { fontFamily: 'Georgia, serif', fontSize: '1.125rem', lineHeight: 1.7 },
    imprint: { fontSize: '0.8125rem', letterSpacing: '0.08em', textTransform: 'uppercase' },
  },
});

export default function PrintedPoem() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        component="article"
        sx={{
          width: 1,
          maxWidth: 380,
          boxSizing: 'border-box',
          p: 3,
          bgcolor: 'sheet',
          color: 'ink',
        }}
      >
        <Box sx={{ typography: 'heading' }}>The slow press</Box>
        <Box component="p" sx={{ typography: 'verse', my: 2 }}>
          The lever falls, the paper sighs,
          <br />a word is black, and then it dries.
        </Box>
        <Box sx={{ typography: 'imprint' }}>Sheet 12, second run</Box>
      </Box>
    </ThemeProvider>
  );
}
