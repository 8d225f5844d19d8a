import { Box, Unstable_Grid as Grid, styled } from '@mui/system';

const Tank = styled('div')({ padding: 12, backgroundColor: '#0c4a6e', color: '#fff' });

export default function DoorsBetween() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={1}>
        <Grid xs={4}>
          <Tank>Seals</Tank>
        </Grid>
        <Grid xs={4} xsOffset={4}>
          <Tank>Offset 4</Tank>
        </Grid>
        <Grid xs={4} xsOffset="auto">
          <Tank>Offset auto</Tank>
        </Grid>
      </Grid>
    </Box>
  );
}
