import LocalPostOffice from '@mui/icons-material/LocalPostOffice';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

const colors = ['primary', 'neutral', 'success', 'warning', 'danger'] as const;

export default function BadgeVariants() {
  return (
    <Stack spacing={3}>
      {(['solid', 'soft', 'outlined', 'plain'] as const).map((variant) => (
        <Stack key={variant} direction="row" spacing={4}>
          {colors.map((color, index) => (
            <Badge key={color} variant={variant} color={color} badgeContent={index + 1}>
              <LocalPostOffice aria-hidden />
            </Badge>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
