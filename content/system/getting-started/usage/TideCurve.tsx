import { Box, createTheme, ThemeProvider, useTheme } from '@mui/system';

const theme = createTheme({
  palette: { water: { main: '#0b4f6c', soft: '#d5edf5' }, ink: '#0c2a36' },
});

const levels = [4.1, 3.2, 1.6, 0.8, 1.3, 2.9, 4.0, 4.3, 3.4, 1.8, 0.9, 1.2, 2.6];

function Curve() {
  const { palette, spacing } = useTheme();
  const points = levels.map((level, index) => `${index * 20},${100 - level * 20}`).join(' ');

  return (
    <svg
      viewBox="0 0 240 100"
      role="img"
      aria-label="Two high tides above four meters, at midnight and at two in the afternoon"
      style={{ display: 'block', width: '100%', padding: spacing(1), boxSizing: 'border-box' }}
    >
      <polygon points={`0,100 ${points} 240,100`} fill={palette.water.soft} />
      <polyline points={points} fill="none" stroke={palette.water.main} strokeWidth={2} />
    </svg>
  );
}

export default function TideCurve() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: 1, maxWidth: 420, borderRadius: 2, bgcolor: '#fff', color: 'ink' }}>
        <Curve />
        <Box sx={{ px: 2, pb: 1.5 }}>Water at the slipway, midnight to midnight</Box>
      </Box>
    </ThemeProvider>
  );
}
