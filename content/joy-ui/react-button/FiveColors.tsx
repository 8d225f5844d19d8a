import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

const actions = [
  { color: 'primary', label: 'Reserve' },
  { color: 'neutral', label: 'Move to the attic' },
  { color: 'success', label: 'Mark as repaired' },
  { color: 'warning', label: 'Report wear' },
  { color: 'danger', label: 'Scrap the tool' },
] as const;

export default function FiveColors() {
  return (
    <Stack spacing={2}>
      {(['solid', 'soft', 'outlined', 'plain'] as const).map((variant) => (
        <Stack
          key={variant}
          direction="row"
          spacing={1}
          useFlexGap
          flexWrap="wrap"
          role="group"
          aria-label={`${variant} buttons`}
        >
          {actions.map(({ color, label }) => (
            <Button key={color} variant={variant} color={color}>
              {label}
            </Button>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
