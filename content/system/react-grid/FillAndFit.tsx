import { Unstable_Grid as Grid, styled } from '@mui/system';

const Tank = styled('div')({ padding: 12, backgroundColor: '#0c4a6e', color: '#fff' });

export default function FillAndFit() {
  return (
    <Grid container spacing={1} sx={{ flexGrow: 1 }}>
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
  );
}
