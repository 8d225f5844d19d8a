import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';

export default function FloatingDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Taste card
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ content: { sx: { bgcolor: 'transparent', boxShadow: 'none', p: 1.5 } } }}
      >
        <Sheet
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: 1,
            flex: 1,
            minHeight: 0,
            p: 2,
            borderRadius: 'md',
            boxShadow: 'md',
          }}
        >
          <ModalClose aria-label="Close" />
          <DialogTitle>Hay cheese</DialogTitle>
          <DialogContent>Grass and nuts, a little sharp. The rind can be eaten.</DialogContent>
        </Sheet>
      </Drawer>
    </>
  );
}
