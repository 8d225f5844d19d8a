import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const planets = [
  { name: 'Venus', text: 'Bright in the west after sunset.' },
  { name: 'Mars', text: 'High in the south at midnight.' },
  { name: 'Saturn', text: 'In the east before sunrise.' },
];

export default function FirstExercise() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ width: '100%' }}>
      {planets.map(({ name, text }) => (
        <Card key={name} variant="outlined" sx={{ flex: 1 }}>
          <CardContent>
            <Typography variant="h6" component="h3">
              {name}
            </Typography>
            <Typography color="text.secondary">{text}</Typography>
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}
