import { Box } from '@mui/system';

const drawers = ['6 point', '8 point', '10 point', '12 point', '18 point', '24 point', 'Ornaments'];

export default function EvenGaps() {
  return (
    <Box
      component="ul"
      sx={{
        '--wood': '#7a4a21',
        '--on-wood': '#fff8ef',
        '.mode-dark &': { '--wood': '#e2b98c', '--on-wood': '#2b1a0a' },
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        rowGap: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {drawers.map((drawer) => (
        <Box
          key={drawer}
          component="li"
          sx={{ px: 1.5, py: 0.5, bgcolor: 'var(--wood)', color: 'var(--on-wood)' }}
        >
          {drawer}
        </Box>
      ))}
    </Box>
  );
}
