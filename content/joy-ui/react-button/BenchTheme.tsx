import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

declare module '@mui/joy/Button' {
  interface ButtonPropsSizeOverrides {
    bench: true;
  }
}

const benchTheme = extendTheme({
  components: {
    JoyButton: {
      defaultProps: { variant: 'soft' },
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          ...(ownerState.size === 'bench' && {
            minHeight: '4rem',
            paddingInline: '2rem',
            fontSize: theme.vars.fontSize.xl,
          }),
        }),
      },
    },
  },
});

export default function BenchTheme() {
  return (
    <ThemeProvider theme={benchTheme}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        flexWrap="wrap"
        alignItems="center"
        justifyContent="center"
      >
        <Button>Soft by default</Button>
        <Button size="bench">For gloved hands</Button>
      </Stack>
    </ThemeProvider>
  );
}
