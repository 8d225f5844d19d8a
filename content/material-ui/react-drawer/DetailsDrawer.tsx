import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

export default function DetailsDrawer() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        About the ridge walk
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { width: 'min(360px, 100%)' },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', p: 1, pl: 3 }}>
          <Typography id={id} variant="h6" component="h2" sx={{ flexGrow: 1 }}>
            Ridge walk
          </Typography>
          <IconButton aria-label="Close" onClick={() => setOpen(false)}>
            <CloseIcon />
          </IconButton>
        </Box>
        <Divider />
        <Typography sx={{ p: 3 }}>
          Eleven kilometers, 640 meters up and down. Water at the hut after the first hour. Not in a
          thunderstorm.
        </Typography>
      </Drawer>
    </>
  );
}
