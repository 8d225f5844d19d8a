import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { snackbarClasses } from '@mui/material/Snackbar';
import { snackbarContentClasses } from '@mui/material/SnackbarContent';

export default function AboveTheBar() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show it higher up
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={4000}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        message="Clear of a bottom navigation"
        sx={{
          [`&.${snackbarClasses.anchorOriginBottomCenter}`]: { bottom: { xs: 72, sm: 88 } },
          [`& .${snackbarContentClasses.root}`]: { borderRadius: 6, paddingInline: 3 },
        }}
      />
    </React.Fragment>
  );
}
