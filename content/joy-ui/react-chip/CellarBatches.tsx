import CheckCircle from '@mui/icons-material/CheckCircle';
import HourglassTop from '@mui/icons-material/HourglassTop';
import Sync from '@mui/icons-material/Sync';
import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';

const states = {
  ripe: { color: 'success', icon: <CheckCircle />, label: 'Ripe' },
  resting: { color: 'neutral', icon: <HourglassTop />, label: 'Resting' },
  turn: { color: 'warning', icon: <Sync />, label: 'Turn today' },
} as const;

const batches = [
  { id: 41, cheese: 'Juniper Tomme', weeks: 12, state: 'ripe' },
  { id: 44, cheese: 'Old Stone', weeks: 9, state: 'turn' },
  { id: 47, cheese: 'Ash pyramid', weeks: 1, state: 'resting' },
] as const;

export default function CellarBatches() {
  return (
    <List
      aria-label="Batches in the cellar"
      variant="outlined"
      sx={{ width: '100%', maxWidth: 380, borderRadius: 'sm' }}
    >
      {batches.map(({ id, cheese, weeks, state }) => {
        const { color, icon, label } = states[state];
        return (
          <ListItem key={id}>
            <ListItemContent>
              <Typography level="title-sm">{cheese}</Typography>
              <Typography level="body-sm">
                Batch {id}, week {weeks}
              </Typography>
            </ListItemContent>
            <Chip color={color} startDecorator={icon}>
              {label}
            </Chip>
          </ListItem>
        );
      })}
    </List>
  );
}
