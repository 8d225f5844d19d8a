import { Box } from '@mui/system';

const courses = [
  { name: 'Flat tire', text: 'Patch a tube on the road.', seats: '4 seats left' },
  {
    name: 'Brakes',
    text: 'Change pads, set the levers to your hands, and find out what squeals.',
    seats: '2 seats left',
  },
  {
    name: 'Wheel building',
    text: 'Two evenings, 32 spokes, one wheel to take home.',
    seats: 'Full',
  },
];

export default function CourseCards() {
  return (
    <Box
      component="ul"
      sx={{
        '--card': '#dcfce7',
        '--ink': '#052e16',
        '.mode-dark &': { '--card': '#183524', '--ink': '#dcfce7' },
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        width: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {courses.map(({ name, text, seats }) => (
        <Box
          key={name}
          component="li"
          sx={{
            display: 'flex',
            flexDirection: 'column',
            flex: '1 1 180px',
            boxSizing: 'border-box',
            p: 2,
            bgcolor: 'var(--card)',
            color: 'var(--ink)',
          }}
        >
          <Box sx={{ fontWeight: 700 }}>{name}</Box>
          <Box sx={{ mb: 2 }}>{text}</Box>
          <Box sx={{ mt: 'auto' }}>{seats}</Box>
        </Box>
      ))}
    </Box>
  );
}
