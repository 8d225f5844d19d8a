import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const birds = ['Wren', 'Nuthatch', 'Grey heron', 'Kingfisher', 'Linnet', 'Jay'];

export default function FabInCorner() {
  return (
    <Paper variant="outlined" sx={{ position: 'relative', width: '100%', maxWidth: 320 }}>
      <Box
        role="region"
        aria-label="Seen today"
        tabIndex={0}
        sx={{ height: 240, overflow: 'auto' }}
      >
        <List sx={{ pb: 10 }}>
          {birds.map((bird) => (
            <ListItem key={bird} divider>
              <ListItemText primary={bird} />
            </ListItem>
          ))}
        </List>
      </Box>
      <Fab
        color="primary"
        aria-label="Add a bird"
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        <AddIcon />
      </Fab>
    </Paper>
  );
}
