import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withSoftBackdrops(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiModal: {
        styleOverrides: {
          root: { display: 'flex', alignItems: 'flex-end', justifyContent: 'center', padding: 16 },
          backdrop: { backgroundColor: 'rgba(40, 60, 40, 0.6)' },
        },
      },
    },
  };
}

export default function ModalTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withSoftBackdrops(outer), [outer]);
  const [open, setOpen] = React.useState(false);

  return (
    <ThemeProvider theme={theme}>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open by the theme
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <Paper role="dialog" aria-modal aria-label="By the theme" sx={{ p: 3 }}>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Paper>
      </Modal>
    </ThemeProvider>
  );
}
