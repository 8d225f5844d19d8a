import * as React from 'react';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Slider from '@mui/material/Slider';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const nightTheme = createTheme({ palette: { mode: 'dark' } });

export default function NightWatch() {
  const rangeId = React.useId();

  return (
    <ThemeProvider theme={nightTheme}>
      <ScopedCssBaseline
        component="section"
        aria-label="Night watch"
        enableColorScheme
        sx={{ p: 2, borderRadius: 1, width: 300, maxWidth: '100%' }}
      >
        <div id={rangeId}>Range of the radar, in miles</div>
        <Slider
          aria-labelledby={rangeId}
          defaultValue={6}
          min={1}
          max={12}
          valueLabelDisplay="auto"
        />
      </ScopedCssBaseline>
    </ThemeProvider>
  );
}
