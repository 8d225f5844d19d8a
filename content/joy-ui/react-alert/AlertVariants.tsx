import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;

export default function AlertVariants() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 420 }}>
      {variants.map((variant) => (
        <Alert key={variant} role="note" variant={variant} color="primary">
          Both cars run every ten minutes today ({variant}).
        </Alert>
      ))}
    </Stack>
  );
}
