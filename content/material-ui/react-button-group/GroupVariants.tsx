import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function GroupVariants() {
  return (
    <Stack spacing={2} alignItems="center">
      <ButtonGroup variant="contained" aria-label="Bed 3, contained">
        <Button>Water</Button>
        <Button>Harvest</Button>
      </ButtonGroup>
      <ButtonGroup variant="outlined" aria-label="Bed 3, outlined">
        <Button>Water</Button>
        <Button>Harvest</Button>
      </ButtonGroup>
      <ButtonGroup variant="text" aria-label="Bed 3, text">
        <Button>Water</Button>
        <Button>Harvest</Button>
      </ButtonGroup>
    </Stack>
  );
}
