import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withHouseDialogs(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiDialog: {
        defaultProps: { fullWidth: true, maxWidth: 'xs' },
        styleOverrides: { paper: { borderRadius: 20 } },
      },
      MuiDialogActions: {
        styleOverrides: { root: { padding: '8px 24px 24px', justifyContent: 'flex-start' } },
      },
    },
  };
}

export default function DialogHouseStyle() {
  const outer = useTheme();
  const theme = React.useMemo(() => withHouseDialogs(outer), [outer]);
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <ThemeProvider theme={theme}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open in house style
      </Button>
      <Dialog open={open} onClose={close}>
        <DialogTitle>Lights off at ten</DialogTitle>
        <DialogContent>The switch by the door works until morning.</DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={close}>
            All right
          </Button>
        </DialogActions>
      </Dialog>
    </ThemeProvider>
  );
}
