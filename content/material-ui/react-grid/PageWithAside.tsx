import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function PageWithAside() {
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh', p: 2 }}>
      <Grid container spacing={3}>
        <Grid item xs={12} sm={8}>
          <Typography variant="h5" component="h3" gutterBottom>
            Elderflower syrup
          </Typography>
          <Typography>
            Pick the flowers in the sun, shake them, and leave them in cold water with lemons for a
            day. Then boil the water with sugar.
          </Typography>
        </Grid>
        <Grid item xs={12} sm={4}>
          <Paper component="aside" aria-label="Ingredients" variant="outlined" sx={{ p: 2 }}>
            <Typography variant="subtitle2" component="h4">
              For two bottles
            </Typography>
            20 flowers, 2 lemons, 1 kilogram of sugar, 1 liter of water
          </Paper>
        </Grid>
      </Grid>
    </Box>
  );
}
