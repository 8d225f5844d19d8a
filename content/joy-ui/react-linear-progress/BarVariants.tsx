import Box from '@mui/joy/Box';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

const looks = [
  { variant: 'soft', color: 'primary', label: 'Soft, primary' },
  { variant: 'solid', color: 'success', label: 'Solid, success' },
  { variant: 'outlined', color: 'warning', label: 'Outlined, warning' },
  { variant: 'plain', color: 'danger', label: 'Plain, danger' },
] as const;

export default function BarVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, fontSize: 'sm' }}>
      {looks.map(({ variant, color, label }) => (
        <Box key={variant}>
          <Box aria-hidden sx={{ mb: 0.5 }}>
            {label}
          </Box>
          <LinearProgress
            determinate
            value={60}
            variant={variant}
            color={color}
            aria-label={label}
          />
        </Box>
      ))}
    </Stack>
  );
}
