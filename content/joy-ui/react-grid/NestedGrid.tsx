import Box from '@mui/joy/Box';
import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const tile = { p: 1.5, borderRadius: 'sm' };

export default function NestedGrid() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, p: 1 }}>
      <Grid container columns={8} spacing={2}>
        <Grid xs={8}>
          <Sheet variant="soft" sx={tile}>
            Eight of eight
          </Sheet>
        </Grid>
        <Grid xs={8} container>
          <Grid xs={5}>
            <Sheet variant="outlined" sx={tile}>
              Five of eight, inside
            </Sheet>
          </Grid>
          <Grid xs={3}>
            <Sheet variant="outlined" sx={tile}>
              Three
            </Sheet>
          </Grid>
        </Grid>
      </Grid>
    </Box>
  );
}
