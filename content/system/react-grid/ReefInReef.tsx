import { Box, Unstable_Grid as Grid, styled } from '@mui/system';

const Tank = styled('div')({ padding: 12, backgroundColor: '#0c4a6e', color: '#fff' });
const Basin = styled('div')({ padding: 12, backgroundColor: '#a5f3fc', color: '#083344' });

export default function ReefInReef() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2} columns={8}>
        <Grid xs={4}>
          <Tank>4 of 8</Tank>
        </Grid>
        <Grid container xs={4}>
          <Grid xs={4}>
            <Basin>4 of 8</Basin>
          </Grid>
          <Grid xs={4}>
            <Basin>4 of 8</Basin>
          </Grid>
        </Grid>
      </Grid>
    </Box>
  );
}
