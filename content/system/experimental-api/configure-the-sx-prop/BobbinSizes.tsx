import { Box, createTheme, handleBreakpoints, Stack, ThemeProvider } from '@mui/system';

const theme = createTheme({
  unstable_sxConfig: {
    square: {
      style: ({ square, theme: current }) =>
        handleBreakpoints({ theme: current }, square, (side: number) => ({
          width: side,
          height: side,
        })),
    },
  },
});

const bobbin = {
  display: 'grid',
  placeContent: 'center',
  borderRadius: '50%',
  bgcolor: '#2b4d86',
  color: '#fff',
};

export default function BobbinSizes() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" gap={2} flexWrap="wrap" alignItems="center">
        <Box sx={{ ...bobbin, square: 64 }}>64</Box>
        <Box sx={{ ...bobbin, square: { xs: 72, sm: 120 } }}>
          <Box component="span" sx={{ display: { sm: 'none' } }}>
            72
          </Box>
          <Box component="span" sx={{ display: { xs: 'none', sm: 'block' } }}>
            120
          </Box>
        </Box>
      </Stack>
    </ThemeProvider>
  );
}
