import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

const fullOnPhones = {
  inset: 0,
  transform: 'none',
  maxWidth: 'none',
  maxHeight: 'none',
  border: 0,
  borderRadius: 0,
};

export default function FullFrame() {
  const [layout, setLayout] = React.useState<'fullscreen' | 'center' | null>(null);

  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" justifyContent="center">
      <Button variant="soft" aria-haspopup="dialog" onClick={() => setLayout('fullscreen')}>
        Fill any window
      </Button>
      <Button variant="soft" aria-haspopup="dialog" onClick={() => setLayout('center')}>
        Fill phones only
      </Button>
      <Modal open={layout !== null} onClose={() => setLayout(null)}>
        <ModalDialog
          layout={layout ?? 'center'}
          sx={(theme) => ({
            [theme.breakpoints.down('sm')]: layout === 'center' ? fullOnPhones : null,
          })}
        >
          <ModalClose aria-label="Close" />
          <DialogTitle>Condition of reel 214</DialogTitle>
          <DialogContent>
            Two splices in the first minute, and a scratch along the left side to the end.
          </DialogContent>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
