import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListSubheader from '@mui/joy/ListSubheader';
import Sheet from '@mui/joy/Sheet';

const lines = [
  { name: 'East side', stations: ['Mill', 'Larch wood', 'Chapel', 'Upper pasture'] },
  { name: 'West side', stations: ['Quarry', 'Goat bridge', 'Lake', 'Summit'] },
];

export default function RoundedList() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Stations, scrolls"
      tabIndex={0}
      sx={{ width: '100%', maxWidth: 280, height: 220, overflow: 'auto', borderRadius: 'lg' }}
    >
      <List sx={{ '--List-padding': '8px' }}>
        {lines.map(({ name, stations }) => (
          <ListItem key={name} nested>
            <ListSubheader sticky sx={{ color: 'text.secondary' }}>
              {name}
            </ListSubheader>
            <List>
              {stations.map((station) => (
                <ListItem key={station}>
                  <ListItemButton component="a" href="#keyboard">
                    {station}
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
