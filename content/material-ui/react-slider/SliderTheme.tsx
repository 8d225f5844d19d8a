import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

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
  const outer = useTheme();
  const theme = React.useMemo(() => withQuietSliders(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: '100%', maxWidth: 320, pt: 3 }}>
        <Slider aria-label="Bass" defaultValue={30} valueLabelDisplay="on" />
        <Slider aria-label="Treble" defaultValue={70} />
      </Box>
    </ThemeProvider>
  );
}
