import * as React from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const slower = { '@media (prefers-reduced-motion: reduce)': { animationDuration: '12s' } };

function withCalmProgress(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiCircularProgress: {
        defaultProps: { disableShrink: true, thickness: 5 },
        styleOverrides: { root: slower },
      },
      MuiLinearProgress: {
        defaultProps: { color: 'secondary' },
        styleOverrides: { root: { height: 6 }, bar: slower },
      },
    },
  };
}

export default function ProgressTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withCalmProgress(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={3} alignItems="center" sx={{ width: '100%', maxWidth: 320 }}>
        <CircularProgress aria-label="Loading, in the theme" />
        <LinearProgress aria-label="Loading, in the theme" sx={{ width: '100%' }} />
      </Stack>
    </ThemeProvider>
  );
}
