import Box from '@mui/material/Box';
import Grid from '@mui/material/Unstable_Grid2';

const tile = { p: 2, border: 1, borderColor: 'divider', borderRadius: 1 };

export default function ChangingWidths() {
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh', p: 2 }}>
      <Grid
        container
        columns={{ xs: 4, sm: 8, md: 12 }}
        rowSpacing={2}
        columnSpacing={{ xs: 1, sm: 2 }}
      >
        {['Soil', 'Seeds', 'Water', 'Light', 'Shelter', 'Harvest'].map((name) => (
          <Grid key={name} xs={2} sm={4} md={4} lg={3} xl={2}>
            <Box sx={tile}>{name}</Box>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
