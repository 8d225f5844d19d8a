import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function PlainList() {
  return (
    <List aria-label="Bread today" sx={{ width: '100%', maxWidth: 320 }}>
      <ListItem>
        <ListItemText primary="Rye" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Spelt" secondary="From nine o’clock" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Walnut" secondary="Fridays only" />
      </ListItem>
    </List>
  );
}
