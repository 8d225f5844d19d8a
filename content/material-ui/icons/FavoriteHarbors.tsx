import * as React from 'react';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const harbors = ['Old pier', 'River mouth', 'Stone quay'];

export default function FavoriteHarbors() {
  const [starred, setStarred] = React.useState<readonly string[]>(['River mouth']);

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
      <List aria-label="Harbors">
        {harbors.map((name) => {
          const on = starred.includes(name);
          return (
            <ListItem
              key={name}
              secondaryAction={
                <IconButton
                  edge="end"
                  aria-label={`Star ${name}`}
                  aria-pressed={on}
                  onClick={() =>
                    setStarred(on ? starred.filter((other) => other !== name) : [...starred, name])
                  }
                >
                  {on ? <StarIcon color="primary" /> : <StarBorderIcon />}
                </IconButton>
              }
            >
              <ListItemText primary={name} />
            </ListItem>
          );
        })}
      </List>
    </Paper>
  );
}
