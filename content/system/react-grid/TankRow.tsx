import { Box, Unstable_Grid as Grid, styled } from '@mui/system';

const Tank = styled('div')({ padding: 12, backgroundColor: '#0c4a6e', color: '#fff' });

export default function TankRow() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        <Grid xs={8}>
          <Tank>xs=8, sharks</Tank>
        </Grid>
        <Grid xs={4}>
          <Tank>xs=4, rays</Tank>
        </Grid>
        <Grid xs={4}>
          <Tank>xs=4, eels</Tank>
        </Grid>
        <Grid xs={8}>
          <Tank>xs=8, reef</Tank>
        </Grid>
      </Grid>
    </Box>
  );
}
