import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function SpacedGroup() {
  return (
    <ButtonGroup spacing={{ xs: 0, sm: 1.5 }} variant="soft" color="primary" aria-label="Gate">
      <Button>Open</Button>
      <Button>Close</Button>
      <Button>Test</Button>
    </ButtonGroup>
  );
}
