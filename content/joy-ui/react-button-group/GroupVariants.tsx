import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

const looks = [
  { variant: 'outlined', color: 'neutral', label: 'Outlined, neutral' },
  { variant: 'soft', color: 'primary', label: 'Soft, primary' },
  { variant: 'solid', color: 'success', label: 'Solid, success' },
  { variant: 'plain', color: 'danger', label: 'Plain, danger' },
] as const;

export default function GroupVariants() {
  return (
    <Stack spacing={2}>
      {looks.map(({ variant, color, label }) => (
        <ButtonGroup key={variant} variant={variant} color={color} aria-label={label}>
          <Button>Bell</Button>
          <Button>Whistle</Button>
          <Button>Lamps</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
