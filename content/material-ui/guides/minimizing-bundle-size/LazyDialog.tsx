import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

const Dialog = React.lazy(() => import('@mui/material/Dialog'));
const DialogActions = React.lazy(() => import('@mui/material/DialogActions'));
const DialogTitle = React.lazy(() => import('@mui/material/DialogTitle'));

export default function LazyDialog() {
  const [isWanted, setIsWanted] = React.useState(false);
  const [open, setOpen] = React.useState(false);
  const titleId = React.useId();

  const handleOpen = () => {
    setIsWanted(true);
    setOpen(true);
  };

  return (
    <>
      <Button variant="outlined" onClick={handleOpen}>
        Close the account
      </Button>
      {isWanted && (
        <React.Suspense
          fallback={
            <CircularProgress
              aria-label="Loading"
              sx={{ position: 'fixed', inset: 0, m: 'auto', zIndex: 'modal' }}
            />
          }
        >
          <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={titleId}>
            <DialogTitle id={titleId}>Close the account?</DialogTitle>
            <DialogActions>
              <Button onClick={() => setOpen(false)}>Keep it</Button>
              <Button color="error" onClick={() => setOpen(false)}>
                Close it
              </Button>
            </DialogActions>
          </Dialog>
        </React.Suspense>
      )}
    </>
  );
}
