import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';

const tile = { p: 2, border: 1, borderColor: 'divider', borderRadius: 1 };

export default function WidthsByWindow() {
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh', p: 2 }}>
      <Grid container spacing={{ xs: 1, sm: 2 }}>
        <Grid item xs={12} md={6}>
          <Box sx={tile}>Two weeks: all 12, from md on 6</Box>
        </Grid>
        <Grid item xs={6} sm={4} md={3}>
          <Box sx={tile}>Sun</Box>
        </Grid>
        <Grid item xs={6} sm={4} md={3}>
          <Box sx={tile}>Wind</Box>
        </Grid>
        <Grid item xs={12} sm={4} lg={3} xl={2}>
          <Box sx={tile}>Rain</Box>
        </Grid>
      </Grid>
    </Box>
  );
}
