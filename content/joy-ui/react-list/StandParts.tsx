import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Sheet from '@mui/joy/Sheet';

const families = [
  { name: 'Woodwinds', parts: ['Flute 1', 'Flute 2', 'Oboe', 'Clarinet in A', 'Bassoon'] },
  { name: 'Brass', parts: ['Horn in F', 'Trumpet', 'Trombone', 'Tuba'] },
  { name: 'Strings', parts: ['Violin 1', 'Violin 2', 'Viola', 'Cello', 'Double bass'] },
];

export default function StandParts() {
  return (
    <Sheet
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Parts of Harvest dances"
      sx={{ width: '100%', maxWidth: 280, maxHeight: 240, overflow: 'auto', borderRadius: 'sm' }}
    >
      <List sx={{ '--List-padding': '0px' }}>
        {families.map((family) => (
          <ListItem key={family.name} nested>
            <ListSubheader sticky>{family.name}</ListSubheader>
            <List>
              {family.parts.map((part) => (
                <ListItem key={part}>{part}</ListItem>
              ))}
            </List>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
