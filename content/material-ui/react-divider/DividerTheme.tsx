import * as React from 'react';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

declare module '@mui/material/Divider' {
  interface DividerPropsVariantOverrides {
    short: true;
  }
}

function withStrongDividers(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiDivider: {
        styleOverrides: {
          root: ({ theme }) => ({ borderColor: theme.palette.text.secondary }),
        },
        variants: [{ props: { variant: 'short' }, style: { width: 64, marginInline: 'auto' } }],
      },
    },
  };
}

export default function DividerTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withStrongDividers(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: 280, display: 'grid', gap: 3 }}>
        <Divider />
        <Divider variant="short" />
      </Box>
    </ThemeProvider>
  );
}
