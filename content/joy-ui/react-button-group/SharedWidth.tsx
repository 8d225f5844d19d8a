import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';

export default function SharedWidth() {
  return (
    <ButtonGroup buttonFlex={1} aria-label="Points 12" sx={{ width: '100%', maxWidth: 420 }}>
      <Button>Straight</Button>
      <Button>To the depot</Button>
      <IconButton aria-label="More about points 12">
        <MoreHoriz />
      </IconButton>
    </ButtonGroup>
  );
}
