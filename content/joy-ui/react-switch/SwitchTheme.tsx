import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const towerTheme = extendTheme({
  components: {
    JoySwitch: {
      defaultProps: { slotProps: { input: { role: 'switch' } } },
      styleOverrides: {
        root: { '--Switch-trackRadius': '4px', '--Switch-trackWidth': '44px' },
        track: ({ ownerState, theme }) => ({
          ...(!ownerState.checked &&
            !ownerState.disabled && {
              color: theme.vars.palette.neutral[500],
              backgroundColor: 'transparent',
              border: '2px solid',
            }),
        }),
        thumb: ({ ownerState, theme }) => ({
          ...(!ownerState.checked &&
            !ownerState.disabled && {
              boxShadow: 'none',
              backgroundColor: theme.vars.palette.neutral[500],
            }),
        }),
      },
    },
  },
});

export default function SwitchTheme() {
  return (
    <ThemeProvider theme={towerTheme}>
      <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 240 }}>
        <FormControl orientation="horizontal">
          <FormLabel>Heat the glass</FormLabel>
          <Switch defaultChecked />
        </FormControl>
        <FormControl orientation="horizontal">
          <FormLabel>Wind the clock</FormLabel>
          <Switch />
        </FormControl>
      </Box>
    </ThemeProvider>
  );
}
