import Box from '@mui/material/Box';
import Grid from '@mui/material/Unstable_Grid2';

const tile = { p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 };

export default function InheritedColumns() {
  return (
    <Box sx={{ width: '100%', p: 1 }}>
      <Grid container columns={10} spacing={2}>
        <Grid xs={4}>
          <Box sx={{ ...tile, height: '100%', boxSizing: 'border-box' }}>4 of 10</Box>
        </Grid>
        <Grid container xs={6}>
          <Grid xs={5}>
            <Box sx={tile}>5 of 10</Box>
          </Grid>
          <Grid xs={5}>
            <Box sx={tile}>5 of 10</Box>
          </Grid>
          <Grid xs={10}>
            <Box sx={tile}>10 of 10, with the same gaps</Box>
          </Grid>
        </Grid>
      </Grid>
    </Box>
  );
}
