import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

declare module '@mui/joy/styles' {
  interface TypographySystemOverrides {
    kicker: true;
  }
}

const stationTheme = extendTheme({
  typography: {
    h3: { letterSpacing: '0', lineHeight: 1.2 },
    kicker: {
      fontSize: '0.875rem',
      fontWeight: 600,
      letterSpacing: '0.08em',
      textTransform: 'uppercase',
      color: 'var(--joy-palette-text-primary)',
    },
  },
  components: {
    JoyTypography: {
      defaultProps: { levelMapping: { kicker: 'p', 'body-xs': 'p' } },
      styleOverrides: {
        root: ({ ownerState }) => ({
          ...(ownerState.level === 'h3' && { hyphens: 'auto' }),
        }),
      },
    },
  },
});

export default function TypographyTheme() {
  return (
    <ThemeProvider theme={stationTheme}>
      <Stack spacing={0.5}>
        <Typography level="kicker">Tonight</Typography>
        <Typography level="h3">Letters from the far shore</Typography>
        <Typography level="body-xs">Repeated on Sunday</Typography>
      </Stack>
    </ThemeProvider>
  );
}
