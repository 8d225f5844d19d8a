import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function VerticalGroup() {
  return (
    <ButtonGroup orientation="vertical" aria-label="Greenhouse">
      <Button>Open the roof</Button>
      <Button>Draw the shades</Button>
      <Button>Start the fan</Button>
    </ButtonGroup>
  );
}
