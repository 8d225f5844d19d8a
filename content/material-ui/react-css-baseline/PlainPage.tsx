import * as React from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withPlainElements(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiCssBaseline: {
        styleOverrides: (theme) => ({
          article: { padding: theme.spacing(2) },
          h1: { ...theme.typography.h5, margin: theme.spacing(0, 0, 1) },
          a: { color: theme.palette.primary.main },
          kbd: {
            padding: theme.spacing(0.25, 0.75),
            border: `1px solid ${theme.palette.text.secondary}`,
            borderRadius: theme.shape.borderRadius,
            fontFamily: 'inherit',
          },
        }),
      },
    },
  };
}

export default function PlainPage() {
  const outer = useTheme();
  const theme = React.useMemo(() => withPlainElements(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <article>
        <h1>Locks and bridges</h1>
        <p>
          Call the keeper on <a href="#channels">channel 18</a>, then press <kbd>Open</kbd>.
        </p>
        <p id="channels">The channel is heard from six to ten.</p>
      </article>
    </ThemeProvider>
  );
}
