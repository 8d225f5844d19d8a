import { Box, Unstable_Grid as Grid, styled } from '@mui/system';

const Tank = styled('div')({ padding: 12, backgroundColor: '#0c4a6e', color: '#fff' });

const names = ['Reef', 'Kelp', 'Sand', 'River', 'Swamp', 'Open sea'];

export default function TanksByWidth() {
  return (
    <Box sx={{ minHeight: '100vh', p: 2, bgcolor: '#e0f2fe' }}>
      <Grid container spacing={{ xs: 1, sm: 2 }} columns={{ xs: 4, sm: 6 }}>
        {names.map((name) => (
          <Grid key={name} xs={2}>
            <Tank>{name}</Tank>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
