import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function DialogOrScreen() {
  const [open, setOpen] = React.useState(false);
  const { breakpoints } = useTheme();
  const narrow = useMediaQuery(breakpoints.down('sm'));
  const id = React.useId();

  return (
    <Box sx={{ bgcolor: 'background.default', minHeight: '100vh', p: 2 }}>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Write a note
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullScreen={narrow}
        fullWidth
        aria-labelledby={id}
      >
        <DialogTitle id={id}>Note</DialogTitle>
        <DialogContent>
          <TextField autoFocus fullWidth multiline minRows={2} margin="dense" label="Text" />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Save</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
