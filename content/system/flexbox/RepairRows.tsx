import { Box } from '@mui/system';

const repairs = [
  {
    part: 'Chain',
    job: 'Replace chain and cassette, clean the derailleur, check the gears',
    stand: 'Stand 1',
    hours: '1.5 h',
  },
  { part: 'Wheel', job: 'True the wheel', stand: 'Stand 2', hours: '0.5 h' },
  {
    part: 'Brake',
    job: 'Bleed the front brake and replace both pads',
    stand: 'Stand 3',
    hours: '1 h',
  },
];

export default function RepairRows() {
  return (
    <Box
      component="ul"
      sx={{
        '--line': '#d6d3d1',
        '.mode-dark &': { '--line': '#57534e' },
        width: 1,
        maxWidth: 480,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {repairs.map(({ part, job, stand, hours }) => (
        <Box
          key={part}
          component="li"
          sx={{ display: 'flex', gap: 2, py: 1, borderBottom: '1px solid var(--line)' }}
        >
          <Box sx={{ flex: '0 0 90px', fontWeight: 700 }}>{part}</Box>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {job}
            </Box>
            {stand}
          </Box>
          <Box sx={{ flex: '0 0 48px', textAlign: 'end' }}>{hours}</Box>
        </Box>
      ))}
    </Box>
  );
}
