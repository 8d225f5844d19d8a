import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withQuietAlerts(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiAlert: {
        defaultProps: { variant: 'outlined', role: 'note' },
        styleOverrides: {
          root: ({ theme }) => ({ borderRadius: Number(theme.shape.borderRadius) * 3 }),
        },
      },
    },
  };
}

export default function AlertTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withQuietAlerts(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2}>
        <Alert severity="info">Children read on the ground floor.</Alert>
        <Alert severity="warning">Bags stay in the lockers.</Alert>
      </Stack>
    </ThemeProvider>
  );
}
