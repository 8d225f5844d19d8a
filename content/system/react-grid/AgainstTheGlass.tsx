import { Box, Unstable_Grid as Grid, styled } from '@mui/system';

const Tank = styled('div')({ padding: 12, backgroundColor: '#0c4a6e', color: '#fff' });

function Tanks({ flush }: { flush: boolean }) {
  return (
    <Box sx={{ display: 'flow-root', mb: 7, bgcolor: '#fff', outline: '2px solid #0891b2' }}>
      <Grid
        container
        spacing={3}
        disableEqualOverflow={flush}
        sx={{ outline: '2px dashed #be123c' }}
      >
        <Grid xs={6}>
          <Tank>{flush ? 'A whole gap' : 'Half a gap'}</Tank>
        </Grid>
        <Grid xs={6}>
          <Tank>{flush ? 'on two sides' : 'on all sides'}</Tank>
        </Grid>
      </Grid>
    </Box>
  );
}

export default function AgainstTheGlass() {
  return (
    <Box
      sx={{
        width: 1,
        maxWidth: 420,
        boxSizing: 'border-box',
        px: 4,
        pt: 4,
        overflow: 'hidden',
        bgcolor: '#e0f2fe',
      }}
    >
      <Tanks flush={false} />
      <Tanks flush />
    </Box>
  );
}
