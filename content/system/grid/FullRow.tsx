import { Box } from '@mui/system';

const evenings = [
  { day: 'Opening gala', gridColumn: '1 / -1' },
  { day: 'Tuesday', gridColumn: 'auto' },
  { day: 'Wednesday', gridColumn: 'auto' },
  { day: 'Thursday and Friday', gridColumn: 'span 2' },
  { day: 'Saturday', gridColumn: 'auto' },
  { day: 'Sunday', gridColumn: 'auto' },
];

export default function FullRow() {
  return (
    <Box
      component="ol"
      sx={{
        '--day': '#115e59',
        '--on-day': '#f0fdfa',
        '.mode-dark &': { '--day': '#99f6e4', '--on-day': '#042f2e' },
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(4, minmax(0, 1fr))',
        },
        gap: 1,
        width: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {evenings.map(({ day, gridColumn }) => (
        <Box
          key={day}
          component="li"
          sx={{ gridColumn, p: 1.5, bgcolor: 'var(--day)', color: 'var(--on-day)' }}
        >
          {day}
        </Box>
      ))}
    </Box>
  );
}
