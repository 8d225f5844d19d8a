import AspectRatio from '@mui/joy/AspectRatio';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';
import { view } from './view';

const stops = [
  { name: 'Lower station', note: '412 meters', sky: '#a8cbe8', slope: '#3f6b4a' },
  { name: 'Chestnut halt', note: '655 meters, on request', sky: '#f4d7b0', slope: '#7a4b3a' },
  { name: 'Upper station', note: '981 meters', sky: '#c9c3e6', slope: '#4b4670' },
];

export default function StopList() {
  return (
    <List aria-label="Stops" sx={{ width: '100%', maxWidth: 340, '--ListItem-paddingY': '8px' }}>
      {stops.map(({ name, note, sky, slope }) => (
        <ListItem key={name}>
          <AspectRatio ratio="1" sx={{ width: 56, flexShrink: 0, borderRadius: 'sm' }}>
            <img src={view(sky, slope)} alt="" />
          </AspectRatio>
          <ListItemContent>
            {name}
            <Typography level="body-sm" textColor="text.secondary">
              {note}
            </Typography>
          </ListItemContent>
        </ListItem>
      ))}
    </List>
  );
}
