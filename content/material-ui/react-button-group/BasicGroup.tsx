import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function BasicGroup() {
  return (
    <ButtonGroup aria-label="Bed 3">
      <Button>Water</Button>
      <Button>Weed</Button>
      <Button>Harvest</Button>
    </ButtonGroup>
  );
}
