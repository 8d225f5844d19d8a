import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import Avatar from '@mui/material/Avatar';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';

const recipes = [
  { name: 'Rye bread', time: '3 hours' },
  { name: 'Oat cookies', time: '40 minutes' },
  { name: 'Plum cake', time: '90 minutes' },
];

function pretendToLoad() {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, 2000);
  });
}

export default function RecipeList() {
  const [loading, setLoading] = React.useState(false);

  const load = async () => {
    if (loading) return;
    setLoading(true);
    await pretendToLoad();
    setLoading(false);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Button onClick={load}>Load again</Button>
      <Box role="status" component="span" sx={{ mx: 1, typography: 'body2' }}>
        {loading ? 'Loading recipes' : 'Three recipes'}
      </Box>
      <List aria-label="Recipes" aria-busy={loading}>
        {recipes.map(({ name, time }) => (
          <ListItem key={name}>
            <ListItemAvatar>
              {loading ? (
                <Skeleton variant="circular" width={40} height={40} />
              ) : (
                <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
                  {name.charAt(0)}
                </Avatar>
              )}
            </ListItemAvatar>
            <ListItemText
              primary={loading ? <Skeleton width="60%" /> : name}
              secondary={loading ? <Skeleton width="35%" /> : time}
            />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
