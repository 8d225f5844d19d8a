import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const colors = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const texts = ['h5', 'h6', 'body1', 'body2', 'caption'] as const;

export default function ThemeSheet() {
  const { palette, spacing, typography } = useTheme();
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
        }}
      >
        {colors.map((color) => (
          <div key={color}>
            <Box sx={{ bgcolor: `${color}.main`, height: 32, borderRadius: 1 }} />
            <Typography variant="body2">{color}</Typography>
            <Typography variant="caption">{palette[color].main}</Typography>
          </div>
        ))}
      </Box>
      <div>
        {texts.map((text) => (
          <Typography key={text} variant={text} component="p">
            {text}: {String(typography[text].fontSize)}
          </Typography>
        ))}
      </div>
      <Stack spacing={1}>
        {[1, 2, 4, 8].map((step) => (
          <Stack key={step} direction="row" spacing={2} alignItems="center">
            <Box sx={{ width: spacing(step), height: 16, bgcolor: 'text.secondary' }} />
            <Typography variant="body2">
              spacing({step}): {spacing(step)}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
