import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const huts = [
  { name: 'Upper hut', text: '24 beds, with a stove and a view to the south.' },
  { name: 'Lake hut', text: '12 beds. Bring wood.' },
  {
    name: 'Shepherd’s hut',
    text: 'A roof and a table, always open. No water near by in late summer.',
  },
];

export default function HutCards() {
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh', p: 2 }}>
      <Grid
        container
        component="ul"
        role="list"
        spacing={2}
        sx={{ pl: 0, mb: 0, listStyle: 'none' }}
      >
        {huts.map(({ name, text }) => (
          <Grid item component="li" key={name} xs={12} sm={6} md={4}>
            <Card
              variant="outlined"
              sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}
            >
              <CardContent sx={{ flexGrow: 1 }}>
                <Typography variant="h6" component="h3">
                  {name}
                </Typography>
                <Typography color="text.secondary">{text}</Typography>
              </CardContent>
              <CardActions sx={{ px: 2 }}>
                <Link href={`#${encodeURIComponent(name)}`}>Ask for a bed in the {name}</Link>
              </CardActions>
            </Card>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
