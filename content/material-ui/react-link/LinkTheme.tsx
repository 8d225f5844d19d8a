import * as React from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withStrongLinks(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiLink: {
        defaultProps: { color: 'secondary' },
        styleOverrides: {
          root: { fontWeight: 500 },
          underlineAlways: { textDecorationThickness: 2 },
        },
      },
    },
  };
}

export default function LinkTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withStrongLinks(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Typography>
        Everything about <Link href="#sourdough">sourdough</Link>.
      </Typography>
    </ThemeProvider>
  );
}
