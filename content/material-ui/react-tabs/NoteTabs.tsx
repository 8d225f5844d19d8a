import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';

interface Note {
  key: number;
  text: string;
}

export default function NoteTabs() {
  const id = React.useId();
  const [notes, setNotes] = React.useState<Note[]>([
    { key: 1, text: 'Paint for the gate' },
    { key: 2, text: 'Ask about the key' },
  ]);
  const [active, setActive] = React.useState(1);
  const nextKey = React.useRef(3);
  const panelRef = React.useRef<HTMLDivElement>(null);

  const add = () => {
    const key = nextKey.current;
    nextKey.current += 1;
    setNotes([...notes, { key, text: '' }]);
    setActive(key);
  };

  const close = () => {
    const position = notes.findIndex((note) => note.key === active);
    const rest = notes.filter((note) => note.key !== active);
    const neighbor = rest[Math.min(position, rest.length - 1)];
    if (neighbor) {
      setNotes(rest);
      setActive(neighbor.key);
      panelRef.current?.focus();
    }
  };

  const current = notes.find((note) => note.key === active);

  return (
    <Box sx={{ width: 480, maxWidth: '100%' }}>
      <Stack direction="row" alignItems="center" sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <Tabs
          value={active}
          onChange={(_event, next: number) => setActive(next)}
          variant="scrollable"
          scrollButtons="auto"
          aria-label="Notes"
          sx={{ flexGrow: 1, minWidth: 0 }}
        >
          {notes.map((note) => (
            <Tab
              key={note.key}
              value={note.key}
              label={`Note ${note.key}`}
              id={`${id}-tab-${note.key}`}
              aria-controls={`${id}-panel`}
            />
          ))}
        </Tabs>
        <Tooltip title="New note">
          <IconButton onClick={add}>
            <AddIcon />
          </IconButton>
        </Tooltip>
        <Tooltip describeChild title={`Close note ${active}`}>
          <span>
            <IconButton
              aria-label={`Close note ${active}`}
              onClick={close}
              disabled={notes.length === 1}
            >
              <CloseIcon />
            </IconButton>
          </span>
        </Tooltip>
      </Stack>
      <Box
        ref={panelRef}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${active}`}
        tabIndex={-1}
        sx={{ paddingBlockStart: 2 }}
      >
        <TextField
          fullWidth
          multiline
          rows={3}
          label={`Text of note ${active}`}
          value={current?.text ?? ''}
          onChange={(event) =>
            setNotes(
              notes.map((note) =>
                note.key === active ? { ...note, text: event.target.value } : note,
              ),
            )
          }
        />
      </Box>
    </Box>
  );
}
