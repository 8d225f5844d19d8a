import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: {
    sheet: '#ffffff',
    ink: '#292524',
    done: { soft: '#dcfce7', strong: '#14532d' },
    waiting: { soft: '#fef3c7', strong: '#78350f' },
    broken: { soft: '#fee2e2', strong: '#7f1d1d' },
  },
});

const firings = [
  { load: 'Teapots', tone: 'done', state: 'Unloaded' },
  { load: 'Floor tiles', tone: 'waiting', state: 'Cooling' },
  { load: 'Large vases', tone: 'broken', state: 'Two cracked' },
] as const;

export default function FiringLog() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        component="ul"
        sx={{
          width: 1,
          maxWidth: 360,
          m: 0,
          p: 1,
          listStyle: 'none',
          bgcolor: 'sheet',
          color: 'ink',
        }}
      >
        {firings.map(({ load, tone, state }) => (
          <Box
            key={load}
            component="li"
            sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, p: 1 }}
          >
            {load}
            <Box
              component="span"
              sx={{ px: 1, borderRadius: 1, bgcolor: `${tone}.soft`, color: `${tone}.strong` }}
            >
              {state}
            </Box>
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
