import { Box } from '@mui/system';

const stops = ['Mill', 'Weir', 'Old bridge', 'Quarry', 'Lookout', 'Summit'];

export default function ResponsiveValues() {
  return (
    <Box
      component="ol"
      sx={{
        display: 'grid',
        gap: { xs: 0.5, sm: 2 },
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)' },
        width: 1,
        m: 0,
        p: 0,
        listStylePosition: 'inside',
      }}
    >
      {stops.map((stop) => (
        <Box
          key={stop}
          component="li"
          sx={{ p: { xs: 1, sm: 2 }, borderRadius: 1, bgcolor: '#4c1d95', color: '#fff' }}
        >
          {stop}
        </Box>
      ))}
    </Box>
  );
}
