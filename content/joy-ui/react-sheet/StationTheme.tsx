import Sheet from '@mui/joy/Sheet';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

declare module '@mui/joy/Sheet' {
  interface SheetPropsVariantOverrides {
    enamel: true;
  }
}

const stationTheme = extendTheme({
  components: {
    JoySheet: {
      defaultProps: { variant: 'enamel' },
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          ...(ownerState.variant === 'enamel' && {
            padding: theme.spacing(1, 2),
            border: '3px double',
            borderRadius: theme.vars.radius.xs,
            backgroundColor: theme.vars.palette.primary[700],
            color: theme.vars.palette.common.white,
          }),
        }),
      },
    },
  },
});

export default function StationTheme() {
  return (
    <ThemeProvider theme={stationTheme}>
      <Sheet>Summit, 2,106 m</Sheet>
    </ThemeProvider>
  );
}
