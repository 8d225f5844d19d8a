import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withHouseNotices(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiSnackbar: {
        defaultProps: {
          autoHideDuration: 6000,
          anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
        },
      },
      MuiSnackbarContent: {
        defaultProps: { role: 'status' },
        styleOverrides: {
          root: outer.unstable_sx({ bgcolor: 'secondary.main', color: 'secondary.contrastText' }),
        },
      },
    },
  };
}

export default function NoticeHouseStyle() {
  const outer = useTheme();
  const theme = React.useMemo(() => withHouseNotices(outer), [outer]);
  const [open, setOpen] = React.useState(false);

  return (
    <ThemeProvider theme={theme}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Notify in house style
      </Button>
      <Snackbar open={open} onClose={() => setOpen(false)} message="Seven seats left" />
    </ThemeProvider>
  );
}
