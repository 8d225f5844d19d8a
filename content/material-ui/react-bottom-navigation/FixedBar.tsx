import * as React from 'react';
import ArchiveOutlinedIcon from '@mui/icons-material/ArchiveOutlined';
import ForumOutlinedIcon from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const items = {
  notes: ['Gate repaired', 'Bring the long ladder', 'Honey is ready', 'Meeting moved to Friday'],
  archive: ['Water switched off', 'New compost', 'Keys returned', 'Fence painted'],
};
type Place = keyof typeof items;

export default function FixedBar() {
  const [place, setPlace] = React.useState<Place>('notes');

  return (
    <Box
      sx={{
        bgcolor: 'background.default',
        color: 'text.primary',
        minHeight: '100vh',
        pb: 'calc(56px + env(safe-area-inset-bottom))',
      }}
    >
      <List aria-label={place === 'notes' ? 'Notes' : 'Archive'}>
        {items[place].map((text) => (
          <ListItem key={text}>
            <ListItemText primary={text} />
          </ListItem>
        ))}
      </List>
      <Paper square elevation={3} sx={{ position: 'fixed', insetInline: 0, bottom: 0 }}>
        <BottomNavigation
          component="nav"
          aria-label="Board"
          showLabels
          value={place}
          onChange={(_event, next: Place) => {
            setPlace(next);
            window.scrollTo({ top: 0 });
          }}
          sx={{ pb: 'env(safe-area-inset-bottom)', boxSizing: 'content-box' }}
        >
          <BottomNavigationAction
            label="Notes"
            value="notes"
            icon={<ForumOutlinedIcon />}
            aria-current={place === 'notes' ? 'page' : undefined}
          />
          <BottomNavigationAction
            label="Archive"
            value="archive"
            icon={<ArchiveOutlinedIcon />}
            aria-current={place === 'archive' ? 'page' : undefined}
          />
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
