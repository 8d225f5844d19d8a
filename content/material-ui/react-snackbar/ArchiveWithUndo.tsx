import * as React from 'react';
import ArchiveOutlinedIcon from '@mui/icons-material/ArchiveOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Snackbar from '@mui/material/Snackbar';

const letters = ['Minutes of the meeting', 'Offer for the new boiler', 'Summer timetable'];

export default function ArchiveWithUndo() {
  const [archived, setArchived] = React.useState<string[]>([]);
  const [open, setOpen] = React.useState(false);
  const listRef = React.useRef<HTMLUListElement>(null);
  const last = archived[archived.length - 1];

  const handleArchive = (letter: string) => {
    setArchived([...archived, letter]);
    setOpen(true);
    listRef.current?.focus();
  };

  const handleUndo = () => {
    setArchived(archived.slice(0, -1));
    setOpen(false);
    listRef.current?.focus();
  };

  return (
    <React.Fragment>
      <List
        ref={listRef}
        tabIndex={-1}
        aria-label="Inbox"
        sx={{ width: 340, maxWidth: '100%', minHeight: 160 }}
      >
        {letters
          .filter((letter) => !archived.includes(letter))
          .map((letter) => (
            <ListItem
              key={letter}
              secondaryAction={
                <IconButton
                  edge="end"
                  aria-label={`Archive ${letter}`}
                  onClick={() => handleArchive(letter)}
                >
                  <ArchiveOutlinedIcon />
                </IconButton>
              }
            >
              <ListItemText primary={letter} />
            </ListItem>
          ))}
      </List>
      <Snackbar
        key={archived.length}
        open={open && last !== undefined}
        autoHideDuration={8000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        message={`Archived: ${last ?? ''}`}
        action={
          <Button color="inherit" size="small" onClick={handleUndo}>
            Undo
          </Button>
        }
      />
    </React.Fragment>
  );
}
