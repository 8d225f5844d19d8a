import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';

const tile = { p: 2, border: 1, borderColor: 'divider', borderRadius: 1 };

export default function AutoWidths() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        <Grid item xs>
          <Box sx={tile}>The same</Box>
        </Grid>
        <Grid item xs>
          <Box sx={tile}>for each</Box>
        </Grid>
      </Grid>
      <Grid container spacing={2}>
        <Grid item xs="auto">
          <Box sx={tile}>Auto</Box>
        </Grid>
        <Grid item xs>
          <Box sx={tile}>Rest</Box>
        </Grid>
        <Grid item xs={3}>
          <Box sx={tile}>3</Box>
        </Grid>
      </Grid>
    </Stack>
  );
}
