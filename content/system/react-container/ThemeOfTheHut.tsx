import { Box, Container, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  spacing: 4,
  breakpoints: { values: { xs: 0, sm: 360, md: 520, lg: 800, xl: 1100 } },
  components: {
    MuiContainer: {
      defaultProps: { maxWidth: 'md' },
      styleOverrides: { root: { borderInline: '2px solid #0f766e' } },
    },
  },
});

export default function ThemeOfTheHut() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ minHeight: '100vh', py: 4, bgcolor: '#ecfdf5', color: '#052e2b' }}>
        <Container>At most 520 pixels, with gutters of 8 and 12.</Container>
      </Box>
    </ThemeProvider>
  );
}
