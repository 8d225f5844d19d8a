import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const states = [
  { color: 'primary', label: 'In brine' },
  { color: 'neutral', label: 'Resting' },
  { color: 'success', label: 'Ripe' },
  { color: 'warning', label: 'Turn today' },
  { color: 'danger', label: 'Cracked' },
] as const;

export default function ChipVariants() {
  return (
    <Stack spacing={1.5}>
      {(['solid', 'soft', 'outlined', 'plain'] as const).map((variant) => (
        <Stack key={variant} direction="row" spacing={1} useFlexGap flexWrap="wrap">
          {states.map(({ color, label }) => (
            <Chip key={color} variant={variant} color={color}>
              {label}
            </Chip>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
