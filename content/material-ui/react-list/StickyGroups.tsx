import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';

const days = ['Monday', 'Tuesday', 'Wednesday'];
const orders = ['Café by the bridge', 'School kitchen', 'Night train', 'Corner shop'];

export default function StickyGroups() {
  return (
    <Paper
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Deliveries by day"
      sx={{ width: '100%', maxWidth: 300, maxHeight: 240, overflow: 'auto' }}
    >
      <List disablePadding>
        {days.map((day) => (
          <li key={day}>
            <ListSubheader component="h3" sx={{ m: 0 }}>
              {day}
            </ListSubheader>
            <List disablePadding aria-label={day}>
              {orders.map((order) => (
                <ListItem key={order}>
                  <ListItemText primary={order} />
                </ListItem>
              ))}
            </List>
          </li>
        ))}
      </List>
    </Paper>
  );
}
