import { alpha, Box, createTheme, darken, lighten, Stack, ThemeProvider } from '@mui/system';

const theme = createTheme({ palette: { paper: '#ffffff', cobalt: '#1e3a8a' } });

export default function MixedShades() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" gap={2} flexWrap="wrap" sx={{ p: 2, bgcolor: 'paper' }}>
        <Box
          sx={{
            p: 2,
            color: 'cobalt',
            bgcolor: ({ palette }) => alpha(palette.cobalt, 0.12),
          }}
        >
          alpha 0.12
        </Box>
        <Box
          sx={{
            p: 2,
            color: 'cobalt',
            bgcolor: ({ palette }) => lighten(palette.cobalt, 0.8),
          }}
        >
          lighten 0.8
        </Box>
        <Box
          sx={{
            p: 2,
            color: 'paper',
            bgcolor: ({ palette }) => darken(palette.cobalt, 0.4),
          }}
        >
          darken 0.4
        </Box>
      </Stack>
    </ThemeProvider>
  );
}
