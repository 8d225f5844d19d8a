import { Box } from '@mui/system';

const days = [
  { day: 'Friday', tides: ['02:10 high', '08:24 low', '14:37 high', '20:49 low'] },
  { day: 'Saturday', tides: ['03:01 high', '09:12 low', '15:25 high', '21:38 low'] },
  { day: 'Sunday', tides: ['03:50 high', '10:02 low', '16:11 high', '22:27 low'] },
];

export default function TidesByDay() {
  return (
    <Box
      role="region"
      aria-label="Tides"
      tabIndex={0}
      sx={{
        width: 1,
        maxWidth: 300,
        height: 190,
        overflow: 'auto',
        border: 1,
        borderColor: '#1e40af',
        borderRadius: 2,
        bgcolor: '#eff6ff',
        color: '#172554',
        '&:focus-visible': { outline: '3px solid #1e40af', outlineOffset: 2 },
        '.mode-dark &:focus-visible': { outlineColor: '#93c5fd' },
      }}
    >
      {days.map(({ day, tides }) => (
        <section key={day} aria-label={day}>
          <Box
            sx={{ position: 'sticky', top: 0, px: 2, py: 1, bgcolor: '#bfdbfe', fontWeight: 600 }}
          >
            {day}
          </Box>
          <Box component="ul" sx={{ m: 0, px: 2, py: 1, listStyle: 'none' }}>
            {tides.map((tide) => (
              <li key={tide}>{tide}</li>
            ))}
          </Box>
        </section>
      ))}
    </Box>
  );
}
