import { Box } from '@mui/system';

export default function EdgeToEdge() {
  return (
    <Box
      component="article"
      sx={{
        '--card': '#e3eeea',
        '--ink': '#12302a',
        '.mode-dark &': { '--card': '#1e322d', '--ink': '#dcf3ec' },
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 360,
        p: 3,
        bgcolor: 'var(--card)',
        color: 'var(--ink)',
      }}
    >
      <Box sx={{ fontWeight: 700 }}>Test sheet</Box>
      <Box
        role="img"
        aria-label="Diagonal stripes in two colors"
        sx={{
          mx: -3,
          my: 2,
          height: 96,
          background: 'repeating-linear-gradient(120deg, #c2410c 0 16px, #fdba74 16px 32px)',
        }}
      />
      The ink covers well. The left edge needs more pressure.
    </Box>
  );
}
