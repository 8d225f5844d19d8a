import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog, { type ModalDialogProps } from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

const short = 'F 16, second row.';
const long =
  'F 16, second row from the door, behind the maps. The can is blue, and the label on its lid has come off, so look for the number on the rim.';

const dialogs: { name: string; text: string; props: ModalDialogProps }[] = [
  { name: 'By its content', text: long, props: {} },
  { name: 'At most 360 pixels', text: long, props: { maxWidth: 360 } },
  { name: 'At least 420 pixels', text: short, props: { minWidth: 420 } },
  {
    name: '600 pixels where there is room',
    text: long,
    props: { maxWidth: 'sm', sx: { width: '100%' } },
  },
];

export default function DialogWidths() {
  const [shown, setShown] = React.useState<(typeof dialogs)[number] | null>(null);

  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" justifyContent="center">
      {dialogs.map((dialog) => (
        <Button
          key={dialog.name}
          variant="outlined"
          color="neutral"
          aria-haspopup="dialog"
          onClick={() => setShown(dialog)}
        >
          {dialog.name}
        </Button>
      ))}
      <Modal open={shown !== null} onClose={() => setShown(null)}>
        <ModalDialog {...shown?.props}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Where it is</DialogTitle>
          <DialogContent>{shown?.text}</DialogContent>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
