import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function BasicSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Return the marble run</Button>
      <div role="status">
        <Snackbar
          open={open}
          autoHideDuration={6000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
        >
          The marble run is back on its shelf.
        </Snackbar>
      </div>
    </>
  );
}
