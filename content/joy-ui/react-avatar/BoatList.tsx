import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';

const boats = [
  { name: 'Otter', time: '6:30 am', crew: ['Ines', 'Tomo', 'Una'] },
  { name: 'Heron', time: '7:00 am', crew: ['Wim'] },
  { name: 'Pike', time: '6:00 pm', crew: ['Pia', 'Lev'] },
];

export default function BoatList() {
  return (
    <List
      aria-label="Outings today"
      variant="outlined"
      sx={{ width: '100%', maxWidth: 360, borderRadius: 'sm' }}
    >
      {boats.map(({ name, time, crew }) => (
        <ListItem key={name}>
          <ListItemContent>
            <Typography level="title-sm">{name}</Typography>
            <Typography level="body-sm">{time}</Typography>
          </ListItemContent>
          <AvatarGroup size="sm" role="img" aria-label={crew.join(', ')}>
            {crew.map((person) => (
              <Avatar key={person} color="primary">
                {person.slice(0, 2)}
              </Avatar>
            ))}
          </AvatarGroup>
        </ListItem>
      ))}
    </List>
  );
}
