import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function NoteStaysOpen() {
  const [open, setOpen] = React.useState(false);
  const [text, setText] = React.useState('');
  const [kept, setKept] = React.useState(0);
  const fieldRef = React.useRef<HTMLInputElement>(null);

  const closeIfEmpty = () => {
    if (!text.trim()) setOpen(false);
  };

  const keep = () => {
    if (text.trim()) {
      setKept(kept + 1);
      setText('');
    }
    fieldRef.current?.focus();
  };

  return (
    <Box sx={{ width: 320, maxWidth: '100%', minHeight: 180 }}>
      <ClickAwayListener onClickAway={closeIfEmpty}>
        <Box
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            fieldRef.current?.focus();
            closeIfEmpty();
          }}
          sx={{ display: 'grid', gap: 1, justifyItems: 'end' }}
        >
          <TextField
            inputRef={fieldRef}
            fullWidth
            label="New note"
            value={text}
            onFocus={() => setOpen(true)}
            onChange={(event) => {
              setText(event.target.value);
              setOpen(true);
            }}
          />
          {open && <Button onClick={keep}>Keep the note</Button>}
        </Box>
      </ClickAwayListener>
      <Typography role="status" sx={{ pt: 1 }}>
        Notes kept: {kept}
      </Typography>
    </Box>
  );
}
