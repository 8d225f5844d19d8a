import BakeryDiningIcon from '@mui/icons-material/BakeryDining';
import CakeIcon from '@mui/icons-material/Cake';
import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

export default function IconsAndAvatars() {
  return (
    <List
      aria-label="Counter"
      subheader={
        <ListSubheader inset disableSticky color="primary">
          At the counter
        </ListSubheader>
      }
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <ListItem>
        <ListItemIcon>
          <BakeryDiningIcon />
        </ListItemIcon>
        <ListItemText primary="Croissants" />
      </ListItem>
      <ListItem>
        <ListItemText inset primary="Rolls, without an icon" />
      </ListItem>
      <ListItem>
        <ListItemAvatar>
          <Avatar sx={{ bgcolor: 'primary.main' }}>
            <CakeIcon />
          </Avatar>
        </ListItemAvatar>
        <ListItemText primary="Plum cake" secondary="Twelve pieces left" />
      </ListItem>
    </List>
  );
}
