import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

function IgnorePresses({ children }: { children: React.ReactElement }) {
  return children;
}

const libraryTheme = extendTheme({
  components: {
    JoySnackbar: {
      defaultProps: {
        variant: 'solid',
        autoHideDuration: 8000,
        anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
        slots: { clickAway: IgnorePresses },
      },
      styleOverrides: {
        root: {
          '--Snackbar-radius': '1.75rem',
          '--Snackbar-inset': '2rem',
          width: 'max-content',
          minWidth: 0,
          maxWidth: 'min(480px, 100% - 2rem)',
          '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        },
      },
    },
  },
});

export default function SnackbarTheme() {
  const [open, setOpen] = React.useState(false);

  return (
    <ThemeProvider theme={libraryTheme}>
      <Button onClick={() => setOpen(true)}>Reserve the stilts</Button>
      <div role="status">
        <Snackbar open={open} onClose={() => setOpen(false)}>
          The stilts are yours from Saturday on, until the end of the month.
        </Snackbar>
      </div>
    </ThemeProvider>
  );
}
