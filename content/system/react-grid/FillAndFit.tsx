import { Box, Unstable_Grid as Grid, styled } from '@mui/system';

const Tank = styled('div')({ padding: 12, backgroundColor: '#0c4a6e', color: '#fff' });

export default function FillAndFit() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={1}>
        <Grid xs="auto">
          <Tank>auto</Tank>
        </Grid>
        <Grid xs>
          <Tank>the rest</Tank>
        </Grid>
        <Grid xs={3}>
          <Tank>three</Tank>
        </Grid>
      </Grid>
    </Box>
  );
}
