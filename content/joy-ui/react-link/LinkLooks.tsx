import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function LinkLooks() {
  return (
    <Stack direction="row" spacing={4} useFlexGap flexWrap="wrap" justifyContent="center">
      <Stack spacing={1.5} alignItems="flex-start">
        {colors.map((color) => (
          <Link key={color} color={color} href={`#${color}`}>
            {color}
          </Link>
        ))}
      </Stack>
      <Stack spacing={1.5} alignItems="flex-start">
        {variants.map((variant) => (
          <Link key={variant} variant={variant} underline="none" href={`#${variant}`}>
            {variant}
          </Link>
        ))}
      </Stack>
    </Stack>
  );
}
