import Box from '@mui/joy/Box';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

const looks = [
  { variant: 'soft', color: 'primary', label: 'Soft, primary' },
  { variant: 'solid', color: 'success', label: 'Solid, success' },
  { variant: 'outlined', color: 'warning', label: 'Outlined, warning' },
  { variant: 'plain', color: 'danger', label: 'Plain, danger' },
] as const;

export default function CircleVariants() {
  return (
    <Stack direction="row" spacing={3} useFlexGap flexWrap="wrap" sx={{ justifyContent: 'center' }}>
      {looks.map(({ variant, color, label }) => (
        <Stack key={variant} spacing={1} sx={{ alignItems: 'center', fontSize: 'sm' }}>
          <CircularProgress
            determinate
            value={65}
            variant={variant}
            color={color}
            aria-label={label}
          />
          <Box aria-hidden>{label}</Box>
        </Stack>
      ))}
    </Stack>
  );
}
