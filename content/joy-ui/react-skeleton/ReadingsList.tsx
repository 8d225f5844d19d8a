import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Skeleton from '@mui/joy/Skeleton';
import Typography from '@mui/joy/Typography';

const readings = [
  { place: 'Upper tongue', value: '−9°', text: 'Clear since the morning' },
  { place: 'Lower tongue', value: '−4°', text: 'Seven centimeters of new snow' },
  { place: 'Lake at the snout', value: '1°', text: 'Open water along the shore' },
];

export default function ReadingsList() {
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setLoading(false), 2000);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Box sx={{ width: '100%', maxWidth: 340 }}>
      <Button variant="soft" aria-disabled={loading} onClick={() => setLoading(true)}>
        Read all stations
      </Button>
      <Typography role="status" level="body-sm" textColor="text.secondary" sx={{ my: 1 }}>
        {loading ? 'Reading' : '3 stations read'}
      </Typography>
      {loading ? (
        <List aria-hidden>
          {readings.map(({ place }, index) => (
            <ListItem key={place}>
              <ListItemDecorator sx={{ '--ListItemDecorator-size': '3.5rem' }}>
                <Avatar>
                  <Skeleton />
                </Avatar>
              </ListItemDecorator>
              <ListItemContent>
                <Skeleton variant="text" width={['40%', '36%', '52%'][index]} />
                <Skeleton variant="text" level="body-sm" width={['70%', '88%', '78%'][index]} />
              </ListItemContent>
            </ListItem>
          ))}
        </List>
      ) : (
        <List aria-label="Readings">
          {readings.map(({ place, value, text }) => (
            <ListItem key={place}>
              <ListItemDecorator sx={{ '--ListItemDecorator-size': '3.5rem' }}>
                <Avatar color="primary">{value}</Avatar>
              </ListItemDecorator>
              <ListItemContent>
                <Typography>{place}</Typography>
                <Typography level="body-sm" textColor="text.secondary">
                  {text}
                </Typography>
              </ListItemContent>
            </ListItem>
          ))}
        </List>
      )}
    </Box>
  );
}
