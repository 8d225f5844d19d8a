import * as React from 'react';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const places = ['Scores', 'Parts', 'Loans', 'Recordings'];

export default function SectionLinks() {
  const [current, setCurrent] = React.useState('Parts');

  return (
    <Box component="nav" aria-label="Music library" sx={{ width: '100%', maxWidth: 240 }}>
      <List sx={{ '--List-padding': '0px', '--List-radius': '8px', '--List-gap': '4px' }}>
        {places.map((place) => (
          <ListItem key={place}>
            <ListItemButton
              component="a"
              href={`#${place.toLowerCase()}`}
              selected={place === current}
              aria-current={place === current ? 'page' : undefined}
              onClick={(event: React.MouseEvent) => {
                event.preventDefault();
                setCurrent(place);
              }}
              sx={(theme) => ({
                borderInlineStart: '4px solid transparent',
                '&[aria-current]': { borderInlineStartColor: theme.vars.palette.primary.solidBg },
              })}
            >
              {place}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
