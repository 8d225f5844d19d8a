import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const cellarTheme = extendTheme({
  components: {
    JoyDrawer: {
      defaultProps: { anchor: 'right', variant: 'soft' },
      styleOverrides: {
        root: {
          '--Drawer-horizontalSize': '20rem',
          '--Drawer-titleMargin': '1.5rem 1.5rem 0.75rem',
          '--Drawer-transitionDuration': '0.15s',
          '@media (prefers-reduced-motion: reduce)': { '--Drawer-transitionDuration': '0s' },
        },
        backdrop: { backdropFilter: 'none' },
        content: { borderStartStartRadius: '1rem', borderEndStartRadius: '1rem' },
      },
    },
  },
});

export default function DrawerTheme() {
  const [open, setOpen] = React.useState(false);

  return (
    <ThemeProvider theme={cellarTheme}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Opening hours
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Opening hours</DialogTitle>
        <DialogContent sx={{ px: 3 }}>Friday and Saturday, from two to seven.</DialogContent>
      </Drawer>
    </ThemeProvider>
  );
}
