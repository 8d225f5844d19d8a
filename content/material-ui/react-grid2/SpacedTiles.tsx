import Box from '@mui/material/Box';
import Grid from '@mui/material/Unstable_Grid2';

const tile = { p: 2, border: 1, borderColor: 'divider', borderRadius: 1 };

export default function SpacedTiles() {
  return (
    <Box sx={{ width: '100%', p: 1 }}>
      <Grid container spacing={2}>
        <Grid xs={8}>
          <Box sx={tile}>8 of 12</Box>
        </Grid>
        <Grid xs={4}>
          <Box sx={tile}>4</Box>
        </Grid>
        <Grid xs={4}>
          <Box sx={tile}>4</Box>
        </Grid>
        <Grid xs="auto">
          <Box sx={tile}>Auto</Box>
        </Grid>
        <Grid xs>
          <Box sx={tile}>Rest</Box>
        </Grid>
      </Grid>
    </Box>
  );
}
