import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';

const tile = { p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 };

export default function GridInGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        <Grid item xs={12} sm={5}>
          <Box sx={{ ...tile, boxSizing: 'border-box', height: '100%' }}>Map of the island</Box>
        </Grid>
        <Grid item xs={12} sm={7} container spacing={1}>
          {['Ferries', 'Beaches', 'Paths', 'Shops'].map((name) => (
            <Grid item key={name} xs={6}>
              <Box sx={tile}>{name}</Box>
            </Grid>
          ))}
        </Grid>
      </Grid>
    </Box>
  );
}
