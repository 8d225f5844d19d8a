import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface DraftProps {
  fieldRef: React.Ref<HTMLTextAreaElement>;
}

function Draft({ fieldRef }: DraftProps) {
  const [text, setText] = React.useState('');

  return (
    <TextField
      fullWidth
      multiline
      minRows={3}
      maxRows={6}
      label="What have you seen?"
      value={text}
      onChange={(event) => setText(event.target.value)}
      helperText={`${text.length} ${text.length === 1 ? 'character' : 'characters'}`}
      inputRef={fieldRef}
    />
  );
}

export default function KeptDraft() {
  const [open, setOpen] = React.useState(false);
  const [sent, setSent] = React.useState(0);
  const fieldRef = React.useRef<HTMLTextAreaElement>(null);
  const id = React.useId();

  // The field is there already, so autoFocus has had its only chance.
  React.useEffect(() => {
    if (open) fieldRef.current?.focus();
  }, [open]);

  return (
    <Stack spacing={1} alignItems="center">
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Report a bird
      </Button>
      <Typography role="status" variant="body2">
        {sent} sent
      </Typography>
      <Modal
        keepMounted
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', p: 2 }}
      >
        <Paper
          role="dialog"
          aria-modal
          aria-labelledby={id}
          sx={{ width: 360, maxHeight: '100%', overflow: 'auto', p: 3 }}
        >
          <Typography id={id} variant="h6" component="h2" sx={{ mb: 2 }}>
            Report a bird
          </Typography>
          <Draft key={sent} fieldRef={fieldRef} />
          <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
            <Button onClick={() => setOpen(false)}>Go on later</Button>
            <Button
              variant="contained"
              onClick={() => {
                setSent(sent + 1);
                setOpen(false);
              }}
            >
              Send
            </Button>
          </Stack>
        </Paper>
      </Modal>
    </Stack>
  );
}
