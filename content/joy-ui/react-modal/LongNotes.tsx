import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import ModalOverflow from '@mui/joy/ModalOverflow';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const notes = [
  'A boat comes in along the quay, with ice on its ropes.',
  'Two men roll barrels up a plank. One of them sees the camera and stops.',
  'The fish market from above; the clock of the hall says ten to six.',
  'Children slide on the frozen puddles behind the hall.',
  'A dog looks for something between the crates and does not find it.',
  'The lamp at the end of the pier, for a long time.',
  'Snow. The camera is carried indoors, and the picture gets dark.',
  'A hand wipes the lens. The boat again, from nearer.',
].map((text, index) => (
  <Typography key={text} textColor="inherit" sx={{ mb: 3 }}>
    Scene {index + 1}. {text}
  </Typography>
));

export default function LongNotes() {
  const [scrolls, setScrolls] = React.useState<'text' | 'dialog' | null>(null);
  const close = () => setScrolls(null);

  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" justifyContent="center">
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setScrolls('text')}>
        The text scrolls
      </Button>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setScrolls('dialog')}>
        The dialog scrolls
      </Button>
      <Modal open={scrolls === 'text'} onClose={close}>
        <ModalDialog aria-describedby={undefined} sx={{ maxHeight: 'min(100% - 40px, 400px)' }}>
          <DialogTitle>Scenes of reel 214</DialogTitle>
          <DialogContent role="region" aria-label="Scenes" tabIndex={0}>
            {notes}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Close</Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
      <Modal open={scrolls === 'dialog'} onClose={close}>
        <ModalOverflow>
          <ModalDialog aria-describedby={undefined} maxWidth={360}>
            <ModalClose aria-label="Close" autoFocus />
            <DialogTitle>Scenes of reel 214</DialogTitle>
            <DialogContent>{notes}</DialogContent>
          </ModalDialog>
        </ModalOverflow>
      </Modal>
    </Stack>
  );
}
