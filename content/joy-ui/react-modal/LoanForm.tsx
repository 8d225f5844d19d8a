import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal, { type ModalProps } from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import ModalOverflow from '@mui/joy/ModalOverflow';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const empty = { cinema: '', evening: '' };

export default function LoanForm() {
  const [open, setOpen] = React.useState(false);
  const [draft, setDraft] = React.useState(empty);
  const [wrong, setWrong] = React.useState(false);
  const [result, setResult] = React.useState('');
  const cinemaRef = React.useRef<HTMLInputElement>(null);

  const handleOpen = () => {
    setDraft(empty);
    setWrong(false);
    setOpen(true);
  };

  const handleClose: ModalProps['onClose'] = (_event, reason) => {
    const isEmpty = draft.cinema === '' && draft.evening === '';
    if (reason !== 'backdropClick' || isEmpty) setOpen(false);
  };

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const cinema = draft.cinema.trim();
    if (cinema === '') {
      setWrong(true);
      cinemaRef.current?.focus();
    } else {
      setResult(`Reel 214 is on loan to ${cinema}.`);
      setOpen(false);
    }
  };

  return (
    <Stack spacing={2} alignItems="center" sx={{ width: '100%' }}>
      <Button aria-haspopup="dialog" onClick={handleOpen}>
        Lend reel 214
      </Button>
      <Typography role="status" sx={{ minHeight: '1.5em' }}>
        {result}
      </Typography>
      <Modal open={open} onClose={handleClose}>
        <ModalOverflow>
          <ModalDialog aria-describedby={undefined} maxWidth={400} sx={{ width: '100%' }}>
            <DialogTitle>Lend reel 214</DialogTitle>
            <Stack
              component="form"
              noValidate
              spacing={2}
              onSubmit={handleSubmit}
              sx={{
                '& .MuiInput-root': { borderColor: 'neutral.500' },
                '& .Mui-error .MuiInput-root': { borderColor: 'danger.outlinedColor' },
              }}
            >
              <FormControl required error={wrong}>
                <FormLabel>Cinema</FormLabel>
                <Input
                  autoFocus
                  value={draft.cinema}
                  onChange={(event) => {
                    setDraft({ ...draft, cinema: event.target.value });
                    setWrong(false);
                  }}
                  slotProps={{ input: { ref: cinemaRef, 'aria-invalid': wrong } }}
                />
                <FormHelperText sx={wrong ? { color: 'danger.plainColor' } : undefined}>
                  {wrong ? 'Enter who gets the reel.' : 'As in the list of members'}
                </FormHelperText>
              </FormControl>
              <FormControl>
                <FormLabel>Evening of the show</FormLabel>
                <Input
                  value={draft.evening}
                  onChange={(event) => setDraft({ ...draft, evening: event.target.value })}
                />
              </FormControl>
              <DialogActions>
                <Button type="submit">Lend it</Button>
                <Button variant="plain" color="neutral" onClick={() => setOpen(false)}>
                  Cancel
                </Button>
              </DialogActions>
            </Stack>
          </ModalDialog>
        </ModalOverflow>
      </Modal>
    </Stack>
  );
}
