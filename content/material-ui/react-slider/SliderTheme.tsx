import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function withQuietSliders(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiSlider: {
        defaultProps: { size: 'small', valueLabelDisplay: 'auto', color: 'secondary' },
        styleOverrides: {
          valueLabel: ({ theme }) => ({
            color: theme.palette.background.paper,
            backgroundColor: theme.palette.text.primary,
          }),
        },
      },
    },
  };
}

export default function SliderTheme() {
  return (
    <ThemeProvider theme={withQuietSliders}>
      <Box sx={{ width: '100%', maxWidth: 320, pt: 3 }}>
        <Slider aria-label="Bass" defaultValue={30} valueLabelDisplay="on" />
        <Slider aria-label="Treble" defaultValue={70} />
      </Box>
    </ThemeProvider>
  );
}
