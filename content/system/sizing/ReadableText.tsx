import { Box } from '@mui/system';

export default function ReadableText() {
  return (
    <Box
      sx={{
        '--sand': '#f3e9d2',
        '--ink': '#33280f',
        '.mode-dark &': { '--sand': '#322c1e', '--ink': '#f3e9d2' },
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 'sm',
        mx: 'auto',
        p: 3,
        bgcolor: 'var(--sand)',
        color: 'var(--ink)',
      }}
    >
      The rays come up when they hear the keeper’s bucket. Keep your hand flat, a little under the
      surface, and wait. They decide whether they want to be touched.
    </Box>
  );
}
