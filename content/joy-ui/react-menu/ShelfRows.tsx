import * as React from 'react';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Typography from '@mui/joy/Typography';

interface PieceMenuProps {
  piece: string;
  onSell: () => void;
  onSmash: () => void;
}

function PieceMenu({ piece, onSell, onSmash }: PieceMenuProps) {
  return (
    <Dropdown>
      <MenuButton
        aria-label={`Actions for ${piece}`}
        slots={{ root: IconButton }}
        slotProps={{ root: { variant: 'plain', color: 'neutral', size: 'sm' } }}
      >
        <MoreHoriz />
      </MenuButton>
      <Menu aria-label={`Actions for ${piece}`} placement="bottom-end" size="sm">
        <MenuItem onClick={onSell}>Mark as sold</MenuItem>
        <MenuItem color="danger" onClick={onSmash}>
          Smash…
        </MenuItem>
      </Menu>
    </Dropdown>
  );
}

export default function ShelfRows() {
  const [pieces, setPieces] = React.useState(['Tall vase', 'Egg cup', 'Soup plate']);
  const [sold, setSold] = React.useState<readonly string[]>([]);
  const [asked, setAsked] = React.useState<string | null>(null);
  const heading = React.useRef<HTMLHeadingElement>(null);
  const smashed = React.useRef(false);

  React.useEffect(() => {
    if (!smashed.current) return;
    smashed.current = false;
    heading.current?.focus();
  }, [pieces]);

  const handleSmash = () => {
    smashed.current = true;
    setPieces(pieces.filter((piece) => piece !== asked));
    setAsked(null);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 190 }}>
      <Typography ref={heading} level="title-md" component="h3" tabIndex={-1}>
        Shelf 4, {pieces.length === 1 ? '1 piece' : `${pieces.length} pieces`}
      </Typography>
      <List aria-label="Pieces on shelf 4" sx={{ '--ListItem-paddingX': '0px' }}>
        {pieces.map((piece) => (
          <ListItem
            key={piece}
            endAction={
              <PieceMenu
                piece={piece}
                onSell={() => setSold([...sold, piece])}
                onSmash={() => setAsked(piece)}
              />
            }
          >
            {piece}
            {sold.includes(piece) && ', sold'}
          </ListItem>
        ))}
      </List>
      <Modal open={asked !== null} onClose={() => setAsked(null)}>
        <ModalDialog role="alertdialog">
          <DialogTitle>Smash this piece?</DialogTitle>
          <DialogContent>{asked} goes to the mosaic class.</DialogContent>
          <DialogActions>
            <Button color="danger" onClick={handleSmash}>
              Smash it
            </Button>
            <Button variant="plain" color="neutral" onClick={() => setAsked(null)}>
              Keep it
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </Box>
  );
}
