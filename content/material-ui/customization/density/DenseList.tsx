import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';
import StarIcon from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const folders = [
  { name: 'Inbox', icon: <InboxIcon /> },
  { name: 'Starred', icon: <StarIcon /> },
  { name: 'Sent', icon: <SendIcon /> },
];

export default function DenseList() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      {[false, true].map((dense) => (
        <List key={String(dense)} dense={dense} aria-label={dense ? 'Dense' : 'Normal'}>
          {folders.map(({ name, icon }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton>
                <ListItemIcon sx={dense ? { minWidth: 40 } : undefined}>{icon}</ListItemIcon>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      ))}
    </Box>
  );
}
