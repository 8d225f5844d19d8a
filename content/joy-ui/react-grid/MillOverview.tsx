import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Grid from '@mui/joy/Grid';
import Typography from '@mui/joy/Typography';

const readings = [
  { name: 'Wind', value: '14 knots' },
  { name: 'Sails', value: '11 turns a minute' },
  { name: 'Stones', value: '78 turns a minute' },
];

export default function MillOverview() {
  return (
    <Box
      sx={{
        bgcolor: 'background.body',
        boxSizing: 'border-box',
        width: '100%',
        minHeight: '100vh',
        p: 2,
      }}
    >
      <Grid container spacing={2}>
        <Grid xs={12} md={5}>
          <Card variant="soft" color="primary" sx={{ boxSizing: 'border-box', height: '100%' }}>
            <Typography level="title-lg" component="h4">
              The mill is turning
            </Typography>
            <Typography sx={{ color: 'inherit' }}>
              The wind holds until evening. Two sacks of rye are left.
            </Typography>
          </Card>
        </Grid>
        <Grid
          xs={12}
          md={7}
          container
          component="ul"
          role="list"
          aria-label="Readings"
          sx={{ listStyle: 'none' }}
        >
          {readings.map(({ name, value }) => (
            <Grid key={name} component="li" xs={12} sm={4}>
              <Card variant="outlined" sx={{ boxSizing: 'border-box', height: '100%' }}>
                <Typography level="body-sm" textColor="text.secondary">
                  {name}
                </Typography>
                <Typography level="title-md">{value}</Typography>
              </Card>
            </Grid>
          ))}
        </Grid>
      </Grid>
    </Box>
  );
}
