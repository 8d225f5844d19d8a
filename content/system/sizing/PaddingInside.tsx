import { Box } from '@mui/system';

const pipes = ['content-box', 'border-box'];

export default function PaddingInside() {
  return (
    <Box
      sx={{
        '--pipe': '#14532d',
        '--on-pipe': '#fff',
        '--wall': '#667085',
        '.mode-dark &': { '--pipe': '#86efac', '--on-pipe': '#062a14', '--wall': '#98a2b3' },
        width: 1,
      }}
    >
      <Box sx={{ width: 2 / 3, maxWidth: 360, py: 1, border: '2px dashed var(--wall)' }}>
        {pipes.map((boxSizing) => (
          <Box
            key={boxSizing}
            sx={{
              boxSizing,
              width: 1,
              px: 4,
              py: 0.5,
              my: 1,
              bgcolor: 'var(--pipe)',
              color: 'var(--on-pipe)',
            }}
          >
            {boxSizing}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
