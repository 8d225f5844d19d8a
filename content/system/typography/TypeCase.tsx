import { Box, createTheme, Stack, ThemeProvider } from '@mui/system';

const theme = createTheme({
  typography: {
    fontFamilySerif: 'Georgia, "Times New Roman", serif',
    fontFamilyMono: 'ui-monospace, Menlo, monospace',
    fontSizeFootnote: 13,
    fontWeightBold: 800,
    heading: { fontSize: '1.75rem', lineHeight: 1.2 },
  },
});

export default function TypeCase() {
  return (
    <ThemeProvider theme={theme}>
      <Stack gap={1.5} sx={{ p: 3, bgcolor: '#fbf7ef', color: '#1c1917' }}>
        <Box sx={{ fontFamily: 'serif' }}>fontFamily: &apos;serif&apos;, the one of the theme</Box>
        <Box sx={{ fontFamily: 'mono' }}>fontFamily: &apos;mono&apos;</Box>
        <Box sx={{ fontSize: 'footnote' }}>fontSize: &apos;footnote&apos;</Box>
        <Box sx={{ fontWeight: 'bold' }}>fontWeight: &apos;bold&apos;, 800 here</Box>
        <Box sx={{ fontSize: 'heading.fontSize' }}>fontSize: &apos;heading.fontSize&apos;</Box>
      </Stack>
    </ThemeProvider>
  );
}
