import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const places = [
  { href: '#lead-somewhere', text: 'Orders' },
  { href: '#lead-somewhere', text: 'Recipes' },
  { href: '#lead-somewhere', text: 'Suppliers' },
];

export default function ListOfLinks() {
  const [current, setCurrent] = React.useState('Recipes');

  return (
    <Box component="nav" aria-label="Bakery" sx={{ width: '100%', maxWidth: 240 }}>
      <List>
        {places.map(({ href, text }) => (
          <ListItem key={text} disablePadding>
            <ListItemButton
              href={href}
              selected={text === current}
              aria-current={text === current ? 'page' : undefined}
              onClick={() => setCurrent(text)}
            >
              <ListItemText primary={text} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
