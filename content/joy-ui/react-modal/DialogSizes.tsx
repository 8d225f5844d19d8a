import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;
const names = { sm: 'Small', md: 'Medium', lg: 'Large' };

export default function DialogSizes() {
  const [size, setSize] = React.useState<(typeof sizes)[number] | null>(null);
  const close = () => setSize(null);

  return (
    <Stack direction="row" spacing={1} alignItems="center">
      {sizes.map((name) => (
        <Button
          key={name}
          size={name}
          variant="soft"
          color="neutral"
          aria-haspopup="dialog"
          onClick={() => setSize(name)}
        >
          {names[name]}
        </Button>
      ))}
      <Modal open={size !== null} onClose={close}>
        <ModalDialog size={size ?? 'md'}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Wear gloves</DialogTitle>
          <DialogContent>Fingerprints eat into the film.</DialogContent>
          <DialogActions>
            <Button size={size ?? 'md'} onClick={close}>
              I have some
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
