import { Box } from '@mui/system';

export default function PosterSpacing() {
  return (
    <Box
      sx={{
        '--paper': '#f5ecd9',
        '--ink': '#33230f',
        '--red': '#a3271f',
        '.mode-dark &': { '--paper': '#33291c', '--ink': '#f5ecd9', '--red': '#ffab9c' },
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 360,
        p: 3,
        bgcolor: 'var(--paper)',
        color: 'var(--ink)',
        textAlign: 'center',
      }}
    >
      <Box sx={{ color: 'var(--red)', letterSpacing: 3 }}>OPEN PRESS NIGHT</Box>
      <Box sx={{ my: 1.5, fontSize: 32, fontWeight: 700, lineHeight: 1.1 }}>
        Bring paper, leave with a poster
      </Box>
      <Box sx={{ mb: 3 }}>Every second Thursday</Box>
      <Box
        component="span"
        sx={{ display: 'inline-block', px: 2, py: 0.5, border: '2px solid var(--red)' }}
      >
        Inking starts at seven
      </Box>
    </Box>
  );
}
