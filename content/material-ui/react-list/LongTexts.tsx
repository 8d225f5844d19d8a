import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

export default function LongTexts() {
  return (
    <List aria-label="Notes of the night shift" sx={{ width: '100%', maxWidth: 360 }}>
      <ListItem alignItems="flex-start">
        <ListItemAvatar>
          <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>O</Avatar>
        </ListItemAvatar>
        <ListItemText
          primary="Oven 2"
          secondary={
            <>
              <Typography component="span" variant="body2" color="text.primary">
                Too hot at the back.
              </Typography>
              {' Turn the trays after ten minutes until it has been repaired.'}
            </>
          }
        />
      </ListItem>
      <ListItem alignItems="flex-start">
        <ListItemAvatar>
          <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>M</Avatar>
        </ListItemAvatar>
        <ListItemText
          primary="Mill"
          secondary="The flour of this week takes more water than usual, three spoons for a kilogram."
        />
      </ListItem>
    </List>
  );
}
