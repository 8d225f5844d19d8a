import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const trails = [
  { name: 'Lake path', length: '4 km' },
  { name: 'Ridge walk', length: '11 km' },
  { name: 'Mill valley', length: '7 km' },
  { name: 'Old border', length: '15 km' },
];

export default function ResponsivePage() {
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      <AppBar position="static">
        <Toolbar>
          <Typography variant="h6" component="p">
            Trails
          </Typography>
        </Toolbar>
      </AppBar>
      <Container
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
          gap: { xs: 2, md: 4 },
          py: { xs: 2, md: 4 },
        }}
      >
        <Stack
          component="nav"
          aria-label="Regions"
          direction={{ xs: 'row', md: 'column' }}
          useFlexGap
          flexWrap="wrap"
          spacing={2}
        >
          {['North', 'South', 'Coast'].map((region) => (
            <Link key={region} href={`#${region.toLowerCase()}`}>
              {region}
            </Link>
          ))}
        </Stack>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
            gap: 2,
          }}
        >
          {trails.map(({ name, length }) => (
            <Card key={name} variant="outlined">
              <CardContent>
                <Typography variant="subtitle1" component="p">
                  {name}
                </Typography>
                <Typography color="text.secondary">{length}</Typography>
              </CardContent>
            </Card>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
