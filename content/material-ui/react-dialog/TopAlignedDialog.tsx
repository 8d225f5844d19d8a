import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { dialogClasses } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

export default function TopAlignedDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open at the top
      </Button>
      <Dialog
        open={open}
        onClose={close}
        slotProps={{ backdrop: { sx: { backdropFilter: 'blur(3px)' } } }}
        sx={{
          [`& .${dialogClasses.container}`]: { alignItems: 'flex-start' },
          [`& .${dialogClasses.paper}`]: { borderRadius: 4 },
        }}
      >
        <DialogTitle>The page behind is out of focus</DialogTitle>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
