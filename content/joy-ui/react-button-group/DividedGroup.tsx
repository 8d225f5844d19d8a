import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Divider from '@mui/joy/Divider';

export default function DividedGroup() {
  return (
    <ButtonGroup
      variant="plain"
      aria-label="Track plan"
      sx={{ '--ButtonGroup-separatorSize': '0px' }}
    >
      <Button>Undo</Button>
      <Button>Redo</Button>
      <Divider />
      <Button>Print</Button>
    </ButtonGroup>
  );
}
