import Button from '@mui/joy/Button';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';
import Tooltip from '@mui/joy/Tooltip';

const shopTheme = extendTheme({
  components: {
    JoyTooltip: {
      defaultProps: { arrow: true, describeChild: true, placement: 'top', size: 'lg' },
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          maxWidth: 280,
          ...(ownerState.variant === 'solid' && {
            color: theme.vars.palette.background.surface,
            backgroundColor: theme.vars.palette.text.primary,
          }),
        }),
        arrow: ({ ownerState, theme }) => ({
          '--Tooltip-arrowSize': '14px',
          ...(ownerState.variant === 'solid' && {
            '&::before': {
              borderTopColor: theme.vars.palette.text.primary,
              borderRightColor: theme.vars.palette.text.primary,
            },
          }),
        }),
      },
    },
  },
});

export default function TooltipTheme() {
  return (
    <ThemeProvider theme={shopTheme}>
      <Tooltip title="Comes with its key and a bill from 1902">
        <Button variant="outlined">Mantel clock</Button>
      </Tooltip>
    </ThemeProvider>
  );
}
