import Box from '@mui/material/Box';
import Grid from '@mui/material/Unstable_Grid2';

const tile = { p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 };

export default function PushedItems() {
  return (
    <Box sx={{ width: '100%', p: 1 }}>
      <Grid container spacing={2}>
        <Grid xs={5}>
          <Box sx={tile}>Logo</Box>
        </Grid>
        <Grid xs={4} xsOffset="auto">
          <Box sx={tile}>Sign in</Box>
        </Grid>
        <Grid xs={8} xsOffset={2}>
          <Box sx={tile}>In the middle</Box>
        </Grid>
      </Grid>
    </Box>
  );
}
