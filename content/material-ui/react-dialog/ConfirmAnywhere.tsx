import * as React from 'react';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

interface Question {
  title: string;
  text: string;
  action: string;
}

/** Asks with a dialog. `confirm` resolves to what the reader chose. */
function useConfirm() {
  const [question, setQuestion] = React.useState<Question | null>(null);
  const [open, setOpen] = React.useState(false);
  const resolveRef = React.useRef<(confirmed: boolean) => void>(() => undefined);

  const confirm = (next: Question) => {
    setQuestion(next);
    setOpen(true);
    return new Promise<boolean>((resolve) => {
      resolveRef.current = resolve;
    });
  };

  const answer = (confirmed: boolean) => {
    setOpen(false);
    resolveRef.current(confirmed);
  };

  const dialog = (
    <Dialog open={open} onClose={() => answer(false)}>
      <DialogTitle>{question?.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{question?.text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => answer(false)}>
          Cancel
        </Button>
        <Button onClick={() => answer(true)}>{question?.action}</Button>
      </DialogActions>
    </Dialog>
  );

  return { confirm, dialog };
}

export default function ConfirmAnywhere() {
  const { confirm, dialog } = useConfirm();
  const [playlists, setPlaylists] = React.useState(['Rainy roads', 'Kitchen', 'Long runs']);
  const listRef = React.useRef<HTMLUListElement>(null);

  const handleDelete = async (playlist: string) => {
    const confirmed = await confirm({
      title: `Delete “${playlist}”?`,
      text: 'The songs stay in your library.',
      action: 'Delete',
    });
    if (confirmed) {
      setPlaylists((current) => current.filter((entry) => entry !== playlist));
      listRef.current?.focus();
    }
  };

  return (
    <React.Fragment>
      <List
        ref={listRef}
        tabIndex={-1}
        aria-label="Playlists"
        sx={{ width: 320, maxWidth: '100%', minHeight: 160 }}
      >
        {playlists.map((playlist) => (
          <ListItem
            key={playlist}
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Delete ${playlist}`}
                onClick={() => handleDelete(playlist)}
              >
                <DeleteOutlinedIcon />
              </IconButton>
            }
          >
            <ListItemText primary={playlist} />
          </ListItem>
        ))}
      </List>
      {dialog}
    </React.Fragment>
  );
}
