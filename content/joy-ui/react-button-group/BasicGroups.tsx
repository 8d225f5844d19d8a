import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function BasicGroups() {
  return (
    <ButtonGroup aria-label="Engine 7">
      <Button>Forward</Button>
      <Button>Stop</Button>
      <Button>Back</Button>
    </ButtonGroup>
  );
}
