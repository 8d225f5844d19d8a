import Box from '@mui/joy/Box';
import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const floors = ['Cap', 'Bin floor', 'Stone floor', 'Meal floor', 'Ground floor', 'Cellar'];

export default function ByWindowWidth() {
  return (
    <Box
      sx={{
        bgcolor: 'background.body',
        boxSizing: 'border-box',
        width: '100%',
        minHeight: '100vh',
        p: 2,
      }}
    >
      <Grid container rowSpacing={1.5} columnSpacing={{ xs: 1, sm: 2 }}>
        {floors.map((floor) => (
          <Grid key={floor} xs={12} sm={6} md={4}>
            <Sheet variant="soft" sx={{ p: 1.5, borderRadius: 'sm' }}>
              {floor}
            </Sheet>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
