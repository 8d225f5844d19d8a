import Box from '@mui/material/Box';
import Grid from '@mui/material/Unstable_Grid2';

const tile = { p: 2, bgcolor: 'action.hover', borderRadius: 1 };
const frame = { width: '100%', border: '1px dashed', borderColor: 'text.secondary' };

export default function FlushLeft() {
  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        width: '100%',
        overflow: 'hidden',
        display: 'grid',
        gap: 4,
        p: 2,
      }}
    >
      <Box sx={frame}>
        <Grid container spacing={2}>
          <Grid xs={6}>
            <Box sx={tile}>Half of the gap</Box>
          </Grid>
          <Grid xs={6}>
            <Box sx={tile}>on all sides</Box>
          </Grid>
        </Grid>
      </Box>
      <Box sx={frame}>
        <Grid container spacing={2} disableEqualOverflow>
          <Grid xs={6}>
            <Box sx={tile}>All of the gap</Box>
          </Grid>
          <Grid xs={6}>
            <Box sx={tile}>on the left and top</Box>
          </Grid>
        </Grid>
      </Box>
    </Box>
  );
}
