import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';

export default function EscapesClipping() {
  const [shown, setShown] = React.useState(false);

  return (
    <Box sx={{ width: 260, height: 70, overflow: 'hidden', border: '1px dashed', p: 1 }}>
      <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide the note' : 'Show the note'}
      </Button>
      <Portal>
        <Box
          role="status"
          sx={{ position: 'fixed', insetInlineStart: 16, bottom: 16, zIndex: 'snackbar' }}
        >
          {shown && (
            <Paper elevation={6} sx={{ p: 2 }}>
              This box cannot be cut by the one that it is written in.
            </Paper>
          )}
        </Box>
      </Portal>
    </Box>
  );
}
