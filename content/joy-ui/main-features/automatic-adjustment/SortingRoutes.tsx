import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListSubheader from '@mui/joy/ListSubheader';

const places = ['Harbor', 'Old mill', 'Upper village'];

export default function SortingRoutes() {
  return (
    <List
      variant="outlined"
      aria-label="Routes"
      sx={{
        width: '100%',
        maxWidth: 300,
        borderRadius: '20px',
        p: 1,
        '--List-gap': '4px',
        '--List-nestedInsetStart': '1rem',
      }}
    >
      <ListItem
        endAction={
          <IconButton size="sm" aria-label="More about the morning round">
            <MoreVert />
          </IconButton>
        }
      >
        <ListItemButton variant="soft">Morning round</ListItemButton>
      </ListItem>
      <ListItem nested>
        <ListSubheader>Afternoon round</ListSubheader>
        <List>
          {places.map((place) => (
            <ListItem key={place}>
              <ListItemButton variant="soft">{place}</ListItemButton>
            </ListItem>
          ))}
        </List>
      </ListItem>
    </List>
  );
}
