import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Typography from '@mui/joy/Typography';

const allReels = ['Harbor in winter', 'The bridge opens', 'Market day'];

export default function DiscardReel() {
  const [reels, setReels] = React.useState(allReels);
  const [asked, setAsked] = React.useState<string | null>(null);
  const listRef = React.useRef<HTMLUListElement>(null);

  React.useEffect(() => {
    // The button that opened the dialog is gone with its row.
    if (reels.length < allReels.length) listRef.current?.focus();
  }, [reels]);

  const handleDiscard = () => {
    setReels(reels.filter((reel) => reel !== asked));
    setAsked(null);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <List ref={listRef} tabIndex={-1} aria-label="Damaged reels" sx={{ minHeight: 144 }}>
        {reels.map((reel) => (
          <ListItem key={reel}>
            <ListItemContent>{reel}</ListItemContent>
            <Button
              size="sm"
              variant="plain"
              color="danger"
              aria-label={`Discard ${reel}`}
              aria-haspopup="dialog"
              onClick={() => setAsked(reel)}
            >
              Discard
            </Button>
          </ListItem>
        ))}
      </List>
      <Typography role="status" level="body-sm" textColor="text.secondary" sx={{ px: 1.5 }}>
        {reels.length === 1 ? '1 reel' : `${reels.length} reels`} left
      </Typography>
      <Modal open={asked !== null} onClose={() => setAsked(null)}>
        <ModalDialog role="alertdialog">
          <DialogTitle>Discard “{asked}”?</DialogTitle>
          <DialogContent>There is no other copy of this film.</DialogContent>
          <DialogActions>
            <Button color="danger" onClick={handleDiscard}>
              Discard
            </Button>
            <Button autoFocus variant="plain" color="neutral" onClick={() => setAsked(null)}>
              Keep it
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </Box>
  );
}
