import Box from '@mui/joy/Box';
import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function BasicGrid() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, p: 1 }}>
      <Grid container spacing={2}>
        <Grid xs={8}>
          <Sheet variant="soft" sx={{ p: 1.5, borderRadius: 'sm' }}>
            Millstone
          </Sheet>
        </Grid>
        <Grid xs={4}>
          <Sheet variant="soft" sx={{ p: 1.5, borderRadius: 'sm' }}>
            Chute
          </Sheet>
        </Grid>
        <Grid xs={6}>
          <Sheet variant="soft" sx={{ p: 1.5, borderRadius: 'sm' }}>
            Oats
          </Sheet>
        </Grid>
        <Grid xs={6}>
          <Sheet variant="soft" sx={{ p: 1.5, borderRadius: 'sm' }}>
            Rye
          </Sheet>
        </Grid>
      </Grid>
    </Box>
  );
}
