import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withFlatBars(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiAppBar: { defaultProps: { color: 'inherit', elevation: 0, position: 'static' } },
      MuiToolbar: { defaultProps: { variant: 'dense' } },
    },
  };
}

export default function BarTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withFlatBars(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <AppBar component="div">
        <Toolbar>
          <Typography>Flat and low, by the theme</Typography>
        </Toolbar>
      </AppBar>
    </ThemeProvider>
  );
}
