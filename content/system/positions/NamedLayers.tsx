import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({ zIndex: { note: 2, chart: 1 } });

const sheet = { position: 'absolute', boxSizing: 'border-box', width: 180, p: 2 };

export default function NamedLayers() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          '--chart': '#155e75',
          '--on-chart': '#ecfeff',
          '--note': '#fef08a',
          '--on-note': '#422006',
          '.mode-dark &': {
            '--chart': '#a5f3fc',
            '--on-chart': '#083344',
            '--note': '#854d0e',
            '--on-note': '#fefce8',
          },
          position: 'relative',
          zIndex: 0,
          width: 1,
          height: 150,
        }}
      >
        <Box
          sx={{
            ...sheet,
            top: 56,
            insetInlineStart: 90,
            zIndex: 'note',
            bgcolor: 'var(--note)',
            color: 'var(--on-note)',
          }}
        >
          Note, first in the source
        </Box>
        <Box
          sx={{
            ...sheet,
            top: 0,
            insetInlineStart: 0,
            height: 110,
            zIndex: 'chart',
            bgcolor: 'var(--chart)',
            color: 'var(--on-chart)',
          }}
        >
          Chart, second
        </Box>
      </Box>
    </ThemeProvider>
  );
}
