import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const canalTheme = extendTheme({
  components: {
    JoyLinearProgress: {
      defaultProps: { variant: 'outlined', color: 'neutral', thickness: 14 },
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          '--LinearProgress-radius': '2px',
          '--LinearProgress-progressThickness': '6px',
          '--LinearProgress-circulation': '5s ease-in-out infinite',
          borderColor: theme.vars.palette.neutral[500],
          ...(!ownerState.determinate && {
            '@media (prefers-reduced-motion: reduce)': {
              '&::before': { animation: 'none', left: '40%', width: '20%' },
            },
          }),
        }),
      },
    },
  },
});

export default function BarTheme() {
  return (
    <ThemeProvider theme={canalTheme}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <LinearProgress aria-label="Opening the gate" />
        <LinearProgress determinate value={40} aria-label="Gate open" />
      </Stack>
    </ThemeProvider>
  );
}
