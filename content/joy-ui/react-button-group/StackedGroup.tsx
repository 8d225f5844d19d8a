import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function StackedGroup() {
  return (
    <ButtonGroup orientation="vertical" aria-label="Engine shed" sx={{ width: 'fit-content' }}>
      <Button>Fill the boiler</Button>
      <Button>Clean the wheels</Button>
      <Button>Turn the engine around</Button>
    </ButtonGroup>
  );
}
