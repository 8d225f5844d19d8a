import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { landscape } from './landscape';

const workshops = [
  {
    title: 'Woodcut printing',
    text: 'Cut a motif and print it in two colors.',
    seats: 3,
    image: landscape('#e3d5ca', '#6d4c41'),
  },
  {
    title: 'Reading old maps',
    text: 'What hachures, colors and missing roads tell about the people who drew them.',
    seats: 1,
    image: landscape('#cfe8d5', '#33691e'),
  },
  {
    title: 'Night sounds',
    text: 'A walk with microphones.',
    seats: 0,
    image: landscape('#9fa8da', '#283593'),
  },
];

export default function WorkshopList() {
  const [joined, setJoined] = React.useState<string[]>([]);

  const toggle = (title: string) => {
    setJoined((current) =>
      current.includes(title) ? current.filter((other) => other !== title) : [...current, title],
    );
  };

  return (
    <Box
      component="ul"
      // Safari takes a list without marks for none.
      role="list"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
        gap: 2,
        width: 680,
        maxWidth: '100%',
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {workshops.map(({ title, text, seats, image }) => (
        <Card key={title} component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
          <CardMedia component="img" image={image} alt="" sx={{ aspectRatio: '2 / 1' }} />
          <CardContent sx={{ flexGrow: 1 }}>
            <Typography variant="h6" component="h3" gutterBottom>
              {title}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </CardContent>
          <CardActions>
            <Button
              size="small"
              aria-label={`${joined.includes(title) ? 'Leave' : 'Join'} ${title}`}
              disabled={seats === 0}
              onClick={() => toggle(title)}
            >
              {joined.includes(title) ? 'Leave' : 'Join'}
            </Button>
            <Typography variant="body2">
              {seats === 0 ? 'Full' : `${seats - (joined.includes(title) ? 1 : 0)} left`}
            </Typography>
          </CardActions>
        </Card>
      ))}
    </Box>
  );
}
