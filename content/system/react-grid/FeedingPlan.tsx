import { Box, Unstable_Grid as Grid } from '@mui/system';

const feedings = [
  { time: '9:30', tank: 'Otters', food: 'Mussels' },
  { time: '11:00', tank: 'Penguins', food: 'Sprats' },
  { time: '14:00', tank: 'Rays', food: 'Shrimps' },
  { time: '15:30', tank: 'Sharks', food: 'Mackerel' },
];

export default function FeedingPlan() {
  return (
    <Box sx={{ minHeight: '100vh', p: 2, bgcolor: '#e0f2fe', color: '#083344' }}>
      <Grid container spacing={2}>
        <Grid xs={12} md={4}>
          <Box sx={{ fontSize: 22, fontWeight: 700 }}>Feeding today</Box>
          <Box component="p" sx={{ mb: 0 }}>
            Come ten minutes early. The front row gets wet.
          </Box>
        </Grid>
        <Grid container component="ul" role="list" xs={12} md={8} sx={{ listStyle: 'none' }}>
          {feedings.map(({ time, tank, food }) => (
            <Grid key={time} component="li" xs={12} sm={6}>
              <Box sx={{ p: 2, bgcolor: '#fff', borderInlineStart: '4px solid #0e7490' }}>
                <strong>
                  {time}, {tank}
                </strong>
                <br />
                {food}
              </Box>
            </Grid>
          ))}
        </Grid>
      </Grid>
    </Box>
  );
}
