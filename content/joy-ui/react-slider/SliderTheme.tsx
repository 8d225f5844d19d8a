import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const domeTheme = extendTheme({
  components: {
    JoySlider: {
      defaultProps: {
        color: 'success',
        valueLabelDisplay: 'auto',
        slotProps: { valueLabel: { 'aria-hidden': true } },
      },
      styleOverrides: {
        root: { '--Slider-thumbSize': '24px', '--Slider-trackSize': '10px' },
        rail: ({ theme }) => ({
          height: '2px',
          backgroundColor: theme.vars.palette.neutral[500],
        }),
        thumb: ({ theme }) => ({
          '&.Mui-focusVisible': {
            outline: `3px solid ${theme.vars.palette.focusVisible}`,
            outlineOffset: '2px',
          },
        }),
      },
    },
  },
});

export default function SliderTheme() {
  return (
    <ThemeProvider theme={domeTheme}>
      <Box sx={{ boxSizing: 'border-box', width: '100%', maxWidth: 320, px: 2 }}>
        <Slider aria-label="Music" defaultValue={30} />
        <Slider aria-label="Voice" defaultValue={70} />
      </Box>
    </ThemeProvider>
  );
}
