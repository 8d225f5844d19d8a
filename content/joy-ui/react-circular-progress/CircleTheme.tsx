import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const labTheme = extendTheme({
  components: {
    JoyCircularProgress: {
      defaultProps: { variant: 'plain', color: 'neutral' },
      styleOverrides: {
        root: {
          '--CircularProgress-circulation': '1.6s linear infinite',
          '@media (prefers-reduced-motion: reduce)': { '--CircularProgress-circulation': '0s' },
        },
        track: ({ theme }) => ({ stroke: theme.vars.palette.neutral.softActiveBg }),
      },
    },
  },
});

export default function CircleTheme() {
  return (
    <ThemeProvider theme={labTheme}>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <CircularProgress aria-label="Washing the prints" />
        <CircularProgress determinate value={30} aria-label="Drying" />
      </Stack>
    </ThemeProvider>
  );
}
