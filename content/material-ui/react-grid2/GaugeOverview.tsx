import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Grid from '@mui/material/Unstable_Grid2';

const gauges = [
  { place: 'Weir', level: '231 cm', trend: 'falling' },
  { place: 'Mill pond', level: '96 cm', trend: 'steady' },
  { place: 'Old bridge', level: '148 cm', trend: 'rising' },
];

export default function GaugeOverview() {
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh', p: 2 }}>
      <Grid container spacing={2}>
        <Grid xs={12} lg={8}>
          <Paper
            component="section"
            variant="outlined"
            sx={{ p: 2, height: '100%', boxSizing: 'border-box' }}
          >
            <Typography variant="h6" component="h3">
              Today
            </Typography>
            <Typography>
              Rain in the hills since the morning. The water reaches the old bridge in about six
              hours.
            </Typography>
          </Paper>
        </Grid>
        <Grid container component="ul" role="list" xs={12} lg={4} sx={{ listStyle: 'none' }}>
          {gauges.map(({ place, level, trend }) => (
            <Grid key={place} component="li" xs={12} sm={4} lg={12}>
              <Paper variant="outlined" sx={{ p: 2 }}>
                <Typography variant="body2">{place}</Typography>
                <Typography variant="h5" component="p">
                  {level}
                </Typography>
                <Typography variant="body2">{trend}</Typography>
              </Paper>
            </Grid>
          ))}
        </Grid>
      </Grid>
    </Box>
  );
}
