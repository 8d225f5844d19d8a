import { Box } from '@mui/system';

const feedings = ['9:00 Otters', '11:30 Reef', '15:00 Rays'];

export default function KeeperDesk() {
  return (
    <Box
      sx={{
        '--deep': '#1e3a5f',
        '--on-deep': '#f0f7ff',
        '--shallow': '#dcebfa',
        '--on-shallow': '#10263f',
        '.mode-dark &': {
          '--deep': '#a9cdf5',
          '--on-deep': '#0c2038',
          '--shallow': '#1d2d40',
          '--on-shallow': '#dcebfa',
        },
        display: 'flex',
        flexWrap: 'wrap',
        width: 1,
        '& > *': { boxSizing: 'border-box', p: 2 },
      }}
    >
      <Box
        component="ul"
        sx={{
          width: { xs: 1, sm: 180 },
          m: 0,
          listStyle: 'none',
          bgcolor: 'var(--deep)',
          color: 'var(--on-deep)',
        }}
      >
        {feedings.map((feeding) => (
          <li key={feeding}>{feeding}</li>
        ))}
      </Box>
      <Box
        sx={{
          width: { xs: 1, sm: 'calc(100% - 180px)' },
          minHeight: 120,
          bgcolor: 'var(--shallow)',
          color: 'var(--on-shallow)',
        }}
      >
        Water of the reef: 25 degrees. One light is out; the spare one is in the cabinet below.
      </Box>
    </Box>
  );
}
