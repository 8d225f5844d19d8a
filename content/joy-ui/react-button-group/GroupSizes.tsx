import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

const sizes = [
  { size: 'sm', label: 'Siding 1' },
  { size: 'md', label: 'Siding 2' },
  { size: 'lg', label: 'Siding 3' },
] as const;

export default function GroupSizes() {
  return (
    <Stack spacing={2} alignItems="flex-start">
      {sizes.map(({ size, label }) => (
        <ButtonGroup key={size} size={size} aria-label={label}>
          <Button>Couple</Button>
          <Button>Shunt</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
