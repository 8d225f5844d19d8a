import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';
import { TrailSign } from './trailSign';

const reserveTheme = extendTheme({
  components: {
    PathTrailSign: {
      defaultProps: { variant: 'outlined', color: 'success' },
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          backgroundColor: theme.vars.palette.background.surface,
          ...(ownerState.size === 'lg' && { borderWidth: 3 }),
        }),
        time: { fontStyle: 'italic' },
      },
    },
  },
});

export default function TrailSigns() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 320 }}>
      <TrailSign place="Upper lake" minutes={40} />
      <TrailSign place="Larch hut" minutes={95} size="lg" />
      <ThemeProvider theme={reserveTheme}>
        <TrailSign place="Upper lake" minutes={40} />
        <TrailSign place="Larch hut" minutes={95} size="lg" />
        <TrailSign place="Closed: rope bridge" minutes={15} color="danger" />
      </ThemeProvider>
    </Stack>
  );
}
