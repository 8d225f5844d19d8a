import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';

const tile = { p: 2, border: 1, borderColor: 'divider', borderRadius: 1 };

export default function EightAndFour() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        <Grid item xs={8}>
          <Box sx={tile}>8 of 12</Box>
        </Grid>
        <Grid item xs={4}>
          <Box sx={tile}>4</Box>
        </Grid>
        <Grid item xs={4}>
          <Box sx={tile}>4</Box>
        </Grid>
        <Grid item xs={8}>
          <Box sx={tile}>8 of 12</Box>
        </Grid>
      </Grid>
    </Box>
  );
}
