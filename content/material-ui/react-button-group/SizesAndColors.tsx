import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function SizesAndColors() {
  return (
    <Stack spacing={2} alignItems="center">
      <ButtonGroup size="small" color="inherit" aria-label="Seedlings, small">
        <Button>Move</Button>
        <Button>Thin out</Button>
      </ButtonGroup>
      <ButtonGroup size="medium" aria-label="Seedlings, medium">
        <Button>Move</Button>
        <Button>Thin out</Button>
      </ButtonGroup>
      <ButtonGroup size="large" color="success" aria-label="Seedlings, large">
        <Button>Move</Button>
        <Button>Thin out</Button>
      </ButtonGroup>
    </Stack>
  );
}
