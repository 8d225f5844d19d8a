import Box from '@mui/material/Box';
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
    <Box component="nav" aria-label="Chapters" sx={{ width: '100%', maxWidth: 280 }}>
      <List>
        {chapters.map(({ id, title }) => (
          <ListItem key={id} disablePadding>
            <ListItemButton component="a" href={`#${id}`} id={id}>
              <ListItemText primary={title} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
