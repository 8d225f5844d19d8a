import { Box } from '@mui/system';

const tanks = [
  { name: 'Shrimp', level: 1 / 4, written: '1 / 4' },
  { name: 'Reef', level: 3 / 4, written: '3 / 4' },
  { name: 'Rays', level: 1, written: '1' },
  { name: 'Puddle', level: 24, written: '24' },
];

export default function FillLevels() {
  return (
    <Box
      component="ul"
      sx={{
        '--water': '#0b5c7a',
        '--glass': '#6b7f88',
        '.mode-dark &': { '--water': '#7fd3f0', '--glass': '#8fa5af' },
        display: 'flex',
        gap: 2,
        width: 1,
        maxWidth: 420,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {tanks.map(({ name, level, written }) => (
        <Box key={name} component="li" sx={{ flex: '1 1 0', minWidth: 0, textAlign: 'center' }}>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'flex-end',
              height: 120,
              border: '2px solid var(--glass)',
              borderTop: 0,
            }}
          >
            <Box sx={{ width: 1, height: level, bgcolor: 'var(--water)' }} />
          </Box>
          {name}
          <Box sx={{ fontFamily: 'monospace' }}>{written}</Box>
        </Box>
      ))}
    </Box>
  );
}
