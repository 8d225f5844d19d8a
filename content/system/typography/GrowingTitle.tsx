import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  typography: {
    small: { fontFamily: 'Georgia, serif', fontSize: '1.25rem', lineHeight: 1.3 },
    large: { fontFamily: 'Georgia, serif', fontSize: '2.25rem', lineHeight: 1.1 },
    fluid: {
      fontFamily: 'Georgia, serif',
      fontSize: '1.25rem',
      lineHeight: 1.2,
      '@media (min-width: 600px)': { fontSize: '2.25rem' },
    },
  },
});

const sheet = { p: 2, mb: 2, bgcolor: '#fbf7ef', color: '#1c1917' };

export default function GrowingTitle() {
  return (
    <ThemeProvider theme={theme}>
      <div>
        <Box sx={{ ...sheet, typography: { xs: 'small', sm: 'large' } }}>
          Two styles, by the width
        </Box>
        <Box sx={{ ...sheet, typography: 'fluid' }}>One style that knows the width</Box>
        <Box sx={{ ...sheet, fontSize: 'clamp(1.25rem, 0.5rem + 3vw, 2.25rem)', mb: 0 }}>
          One size without steps
        </Box>
      </div>
    </ThemeProvider>
  );
}
