import { Box, Container, Unstable_Grid as Grid } from '@mui/system';

const rooms = [
  { name: 'Under the roof', text: 'Forty beds in a row, with blankets.' },
  { name: 'By the stove', text: 'Six beds, for those who come last.' },
  { name: 'In the barn', text: 'Straw, and room for a dog.' },
  { name: 'In a tent', text: 'On the meadow, below the spring.' },
];

export default function RoomsInColumns() {
  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        minHeight: '100vh',
        py: 2,
        bgcolor: '#ecfdf5',
        color: '#052e2b',
      }}
    >
      <Container maxWidth="md">
        <Box component="h3" sx={{ m: 0, mb: 2, fontSize: 20 }}>
          Where you sleep
        </Box>
        <Grid container component="ul" role="list" spacing={2} sx={{ p: 0, listStyle: 'none' }}>
          {rooms.map(({ name, text }) => (
            <Grid key={name} component="li" xs={6} md={3}>
              <Box sx={{ height: 1, p: 2, boxSizing: 'border-box', bgcolor: '#a7f3d0' }}>
                <strong>{name}</strong>
                <br />
                {text}
              </Box>
            </Grid>
          ))}
        </Grid>
      </Container>
    </Box>
  );
}
