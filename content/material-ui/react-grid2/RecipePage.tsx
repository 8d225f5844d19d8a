import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Grid from '@mui/material/Unstable_Grid2';

export default function RecipePage() {
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh', p: 2 }}>
      <Grid container component="article" spacing={3}>
        <Grid
          xs={12}
          sm={10}
          smOffset={1}
          md={8}
          mdOffset={2}
          lg={6}
          lgOffset={3}
          xl={4}
          xlOffset={4}
        >
          <Typography variant="h5" component="h3" gutterBottom>
            Plum jam
          </Typography>
          <Typography>
            Stone the plums in the evening and leave them with the sugar overnight. In the morning,
            boil them without water until a drop stays where it falls.
          </Typography>
        </Grid>
      </Grid>
    </Box>
  );
}
