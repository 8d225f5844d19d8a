import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const variants = ['fullWidth', 'inset', 'middle'] as const;

export default function DividerVariants() {
  return (
    <Stack spacing={1} sx={{ width: 280 }}>
      {variants.map((variant) => (
        <div key={variant}>
          <Typography variant="body2">{variant}</Typography>
          <Divider variant={variant} />
        </div>
      ))}
      <div>
        <Typography variant="body2">light</Typography>
        <Divider light />
      </div>
    </Stack>
  );
}
