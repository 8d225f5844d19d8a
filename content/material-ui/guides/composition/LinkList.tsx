import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const chapters = [
  { id: 'wrap', title: 'Wrap a component' },
  { id: 'ref', title: 'Forward the ref' },
];

export default function LinkList() {
  return (
    <List component="nav" aria-label="Chapters" sx={{ width: '100%', maxWidth: 280 }}>
      {chapters.map(({ id, title }) => (
        <ListItem key={id} component="div" disablePadding>
          <ListItemButton component="a" href={`#${id}`} id={id}>
            <ListItemText primary={title} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
