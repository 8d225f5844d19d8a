import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function DialogLooks() {
  const [color, setColor] = React.useState<(typeof colors)[number]>('neutral');
  const [variant, setVariant] = React.useState<(typeof variants)[number] | null>(null);
  const close = () => setVariant(null);

  return (
    <Stack spacing={2} alignItems="center">
      <Select
        aria-label="Color"
        value={color}
        onChange={(_event, value) => setColor(value ?? 'neutral')}
        slotProps={{ listbox: { 'aria-label': 'Color' } }}
        sx={{ width: 160 }}
      >
        {colors.map((name) => (
          <Option key={name} value={name}>
            {name}
          </Option>
        ))}
      </Select>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" justifyContent="center">
        {variants.map((name) => (
          <Button
            key={name}
            variant={name}
            color={color}
            aria-haspopup="dialog"
            onClick={() => setVariant(name)}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <Modal open={variant !== null} onClose={close}>
        <ModalDialog
          variant={variant ?? 'outlined'}
          color={color}
          invertedColors={variant === 'solid'}
        >
          <ModalClose aria-label="Close" />
          <DialogTitle>Rewind it first</DialogTitle>
          <DialogContent>Reels come back with the beginning outside.</DialogContent>
          <DialogActions>
            <Button color={color} onClick={close}>
              All right
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
