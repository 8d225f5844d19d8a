import * as React from 'react';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import HikingIcon from '@mui/icons-material/Hiking';
import Box from '@mui/material/Box';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const stages = Array.from({ length: 16 }, (_, index) => `Stage ${index + 1}`);

export default function BarThatHides() {
  const [place, setPlace] = React.useState('stages');
  const [reached, setReached] = React.useState(false);
  const scrolledDown = useScrollTrigger({ threshold: 40 });
  const hidden = scrolledDown && !reached;

  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', pb: 7 }}>
      <List aria-label={place === 'stages' ? 'Stages' : 'Walked'}>
        {(place === 'stages' ? stages : stages.slice(0, 12)).map((stage) => (
          <ListItem key={stage}>
            <ListItemText primary={stage} />
          </ListItem>
        ))}
      </List>
      <Paper
        square
        elevation={3}
        // By keyboard alone: a pressed place keeps focus, too, and would keep the bar.
        onFocus={(event) => setReached(event.target.matches(':focus-visible'))}
        onBlur={() => setReached(false)}
        sx={{
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          transform: hidden ? 'translateY(110%)' : 'none',
          transition: (theme) => theme.transitions.create('transform'),
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        }}
      >
        <BottomNavigation
          component="nav"
          aria-label="Trail"
          showLabels
          value={place}
          onChange={(_event, next: string) => setPlace(next)}
        >
          <BottomNavigationAction
            value="stages"
            label="Stages"
            icon={<FormatListBulletedIcon />}
            aria-current={place === 'stages' ? 'page' : undefined}
          />
          <BottomNavigationAction
            value="walked"
            label="Walked"
            icon={<HikingIcon />}
            aria-current={place === 'walked' ? 'page' : undefined}
          />
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
