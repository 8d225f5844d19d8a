import * as React from 'react';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function RenameInPlace() {
  const [name, setName] = React.useState('Bed by the wall');
  const [draft, setDraft] = React.useState<string | null>(null);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  const finish = (next: string, backToButton: boolean) => {
    if (next.trim()) setName(next.trim());
    setDraft(null);
    if (backToButton) requestAnimationFrame(() => buttonRef.current?.focus());
  };

  if (draft === null) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 56 }}>
        <Typography>{name}</Typography>
        <IconButton ref={buttonRef} aria-label={`Rename ${name}`} onClick={() => setDraft(name)}>
          <EditIcon />
        </IconButton>
      </Box>
    );
  }

  return (
    <ClickAwayListener onClickAway={() => finish(draft, false)}>
      <TextField
        autoFocus
        label="Name of the bed"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          // Enter may end the composing of a word.
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') finish(draft, true);
          if (event.key === 'Escape') finish(name, true);
        }}
      />
    </ClickAwayListener>
  );
}
