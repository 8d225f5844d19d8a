import * as React from 'react';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const rooms = ['Kitchen', 'Workshop', 'Cellar'];

export default function StateStyles() {
  const [room, setRoom] = React.useState('Kitchen');

  return (
    <List aria-label="Rooms" sx={{ width: '100%', maxWidth: 280 }}>
      {rooms.map((name) => (
        <li key={name}>
          <ListItemButton
            component="button"
            selected={name === room}
            disabled={name === 'Cellar'}
            aria-current={name === room}
            onClick={() => setRoom(name)}
            sx={{
              width: '100%',
              typography: 'body1',
              borderInlineStart: '4px solid transparent',
              '&.Mui-selected': { borderColor: 'primary.main', fontWeight: 'bold' },
              '&.Mui-disabled': { textDecoration: 'line-through' },
            }}
          >
            <ListItemText primary={name} disableTypography />
          </ListItemButton>
        </li>
      ))}
    </List>
  );
}
