import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

const variants = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
] as const;

export default function AllVariants() {
  const { typography } = useTheme();

  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%', maxWidth: 560 }}>
      {variants.map((variant) => (
        <Box key={variant} sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
          <Typography variant={variant} component="p" noWrap sx={{ flex: 1 }}>
            {variant}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
            {typography[variant].fontSize}, {typography[variant].fontWeight}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
