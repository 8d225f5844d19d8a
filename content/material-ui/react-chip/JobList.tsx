import Chip, { type ChipProps } from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

interface Job {
  name: string;
  detail: string;
  state: string;
  color: ChipProps['color'];
}

const jobs: readonly Job[] = [
  { name: 'Stair rail', detail: 'Ash, 4.2 m', state: 'Ready', color: 'success' },
  { name: 'Cabinet', detail: 'Walnut, two doors', state: 'Glued today', color: 'primary' },
  { name: 'Oars', detail: 'Spruce, a pair', state: 'Waiting', color: 'default' },
];

export default function JobList() {
  return (
    <List aria-label="Jobs" sx={{ width: '100%', maxWidth: 380 }}>
      {jobs.map(({ name, detail, state, color }) => (
        <ListItem key={name} divider>
          <ListItemText primary={name} secondary={detail} />
          <Chip size="small" label={state} color={color} />
        </ListItem>
      ))}
    </List>
  );
}
