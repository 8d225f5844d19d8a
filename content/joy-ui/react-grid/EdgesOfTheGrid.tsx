import Box from '@mui/joy/Box';
import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const parent = { bgcolor: 'primary.softBg' };
const outline = { outline: '2px dashed' };
const tile = { p: 1, borderRadius: 'sm' };

export default function EdgesOfTheGrid() {
  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        width: '100%',
        maxWidth: 480,
        p: 4,
        display: 'grid',
        gap: 8,
        overflow: 'hidden',
      }}
    >
      <Box sx={parent}>
        <Grid container spacing={3} sx={outline}>
          <Grid xs={6}>
            <Sheet variant="outlined" sx={tile}>
              Half a gap
            </Sheet>
          </Grid>
          <Grid xs={6}>
            <Sheet variant="outlined" sx={tile}>
              on every side
            </Sheet>
          </Grid>
        </Grid>
      </Box>
      <Box sx={parent}>
        <Grid container spacing={3} disableEqualOverflow sx={outline}>
          <Grid xs={6}>
            <Sheet variant="outlined" sx={tile}>
              A whole gap
            </Sheet>
          </Grid>
          <Grid xs={6}>
            <Sheet variant="outlined" sx={tile}>
              left and top
            </Sheet>
          </Grid>
        </Grid>
      </Box>
    </Box>
  );
}
