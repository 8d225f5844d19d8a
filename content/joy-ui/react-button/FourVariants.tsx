import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function FourVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
      <Button variant="solid">Reserve</Button>
      <Button variant="soft">Ask the keeper</Button>
      <Button variant="outlined">Compare tools</Button>
      <Button variant="plain">Skip</Button>
    </Stack>
  );
}
