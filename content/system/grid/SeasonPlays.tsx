import { Box } from '@mui/system';

const plays = [
  'The Paper Moon',
  'A Fox at the Door',
  'Nine Umbrellas',
  'The Clockmaker’s Aunt',
  'Salt',
];

export default function SeasonPlays() {
  return (
    <Box
      component="ul"
      sx={{
        '--poster': '#e0e7ff',
        '--ink': '#1e1b4b',
        '.mode-dark &': { '--poster': '#2a2a52', '--ink': '#e0e7ff' },
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
        gap: 2,
        width: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {plays.map((play) => (
        <Box
          key={play}
          component="li"
          sx={{ p: 2, minHeight: 48, bgcolor: 'var(--poster)', color: 'var(--ink)' }}
        >
          {play}
        </Box>
      ))}
    </Box>
  );
}
