import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withFlatDrawers(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiDrawer: {
        defaultProps: { elevation: 0, anchor: 'right' },
        styleOverrides: {
          paper: ({ theme }) => ({ width: 280, padding: theme.spacing(3) }),
        },
      },
    },
  };
}

export default function DrawerTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withFlatDrawers(outer), [outer]);
  const [open, setOpen] = React.useState(false);

  return (
    <ThemeProvider theme={theme}>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open by the theme
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'By the theme' }}
      >
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Drawer>
    </ThemeProvider>
  );
}
