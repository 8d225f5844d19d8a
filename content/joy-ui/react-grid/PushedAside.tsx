import Box from '@mui/joy/Box';
import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const tile = { p: 1.5, borderRadius: 'sm' };

export default function PushedAside() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, p: 1 }}>
      <Grid container spacing={2}>
        <Grid xs={6} xsOffset={3}>
          <Sheet variant="soft" sx={tile}>
            In the middle
          </Sheet>
        </Grid>
        <Grid xs={4}>
          <Sheet variant="soft" sx={tile}>
            First
          </Sheet>
        </Grid>
        <Grid xs={4} xsOffset="auto">
          <Sheet variant="soft" sx={tile}>
            At the end
          </Sheet>
        </Grid>
      </Grid>
    </Box>
  );
}
