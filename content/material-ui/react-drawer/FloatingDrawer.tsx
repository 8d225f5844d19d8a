import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const FloatingDrawerBase = styled(Drawer)(({ theme }) => ({
  [`& .${drawerClasses.paper}`]: {
    width: 260,
    height: 'auto',
    top: theme.spacing(2),
    bottom: theme.spacing(2),
    marginInline: theme.spacing(2),
    padding: theme.spacing(3),
    borderRadius: 16,
  },
  '& .MuiBackdrop-root': { backgroundColor: 'rgba(0, 0, 0, 0.3)' },
}));

export default function FloatingDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="contained" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open the notes
      </Button>
      <FloatingDrawerBase
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Notes' }}
      >
        <Typography sx={{ flexGrow: 1 }}>The gate at the spring sticks. Lift it.</Typography>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </FloatingDrawerBase>
    </>
  );
}
