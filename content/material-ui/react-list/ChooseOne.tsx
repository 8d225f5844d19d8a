import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const recipes = [
  { name: 'Rye', text: 'Two days, with sourdough' },
  { name: 'Brioche', text: 'One night in the cold' },
  { name: 'Flatbread', text: 'Ready in an hour' },
];

export default function ChooseOne() {
  const [chosen, setChosen] = React.useState(recipes[0]);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%', maxWidth: 420 }}>
      <List aria-label="Recipes" sx={{ flex: '1 1 160px' }}>
        {recipes.map((recipe) => (
          <ListItem key={recipe.name} disablePadding>
            <ListItemButton
              selected={recipe === chosen}
              aria-current={recipe === chosen}
              onClick={() => setChosen(recipe)}
            >
              <ListItemText primary={recipe.name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status" sx={{ flex: '1 1 200px', py: 2 }}>
        {chosen?.text}
      </Typography>
    </Box>
  );
}
