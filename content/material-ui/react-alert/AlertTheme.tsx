import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

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
  return (
    <ThemeProvider theme={withQuietAlerts}>
      <Stack spacing={2}>
        <Alert severity="info">Children read on the ground floor.</Alert>
        <Alert severity="warning">Bags stay in the lockers.</Alert>
      </Stack>
    </ThemeProvider>
  );
}
