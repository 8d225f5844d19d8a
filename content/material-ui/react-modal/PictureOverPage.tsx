import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Modal from '@mui/material/Modal';

export default function PictureOverPage() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Enlarge the plan
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ backdrop: { sx: { bgcolor: 'rgba(0, 0, 0, 0.9)' } } }}
        sx={{ display: 'grid', placeItems: 'center' }}
      >
        <Box role="dialog" aria-modal aria-label="Plan of the garden" sx={{ outline: 0, p: 2 }}>
          <IconButton
            aria-label="Close"
            onClick={() => setOpen(false)}
            sx={{ position: 'fixed', top: 8, right: 8, color: 'common.white' }}
          >
            <CloseIcon />
          </IconButton>
          <Box
            component="svg"
            viewBox="0 0 300 200"
            role="img"
            aria-label="Four beds around a pond"
            sx={{ display: 'block', width: 'min(90vw, 600px)', bgcolor: '#e8f1e4' }}
          >
            <path
              fill="#8fb27a"
              d="M20 20h110v60H20zM170 20h110v60H170zM20 120h110v60H20zM170 120h110v60H170z"
            />
            <circle cx="150" cy="100" r="26" fill="#7db4d6" />
          </Box>
        </Box>
      </Modal>
    </>
  );
}
