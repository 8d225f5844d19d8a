import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function AlertWithUndo() {
  const [canceled, setCanceled] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Alert
        severity={canceled ? 'info' : 'success'}
        role="status"
        action={
          <Button color="inherit" size="small" onClick={() => setCanceled(!canceled)}>
            {canceled ? 'Undo' : 'Cancel again'}
          </Button>
        }
      >
        {canceled ? 'The reservation is canceled.' : 'The reservation is back.'}
      </Alert>
    </Box>
  );
}
