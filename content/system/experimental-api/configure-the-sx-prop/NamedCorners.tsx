import { Box, createTheme, Stack, ThemeProvider } from '@mui/system';

const theme = createTheme(
  {
    unstable_sxConfig: {
      borderRadius: { themeKey: 'corners' },
    },
  },
  { corners: { cut: '2px', hemmed: '14px', tasseled: '28px 4px' } },
);

const rug = { flex: 1, p: 3, bgcolor: '#7a2e12', color: '#fff3e6' };

export default function NamedCorners() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction={{ xs: 'column', sm: 'row' }} gap={2} sx={{ width: 1 }}>
        <Box sx={{ ...rug, borderRadius: 'cut' }}>cut</Box>
        <Box sx={{ ...rug, borderRadius: 'hemmed' }}>hemmed</Box>
        <Box sx={{ ...rug, borderRadius: 'tasseled' }}>tasseled</Box>
        <Box sx={{ ...rug, borderRadius: 8 }}>8 pixels</Box>
      </Stack>
    </ThemeProvider>
  );
}
