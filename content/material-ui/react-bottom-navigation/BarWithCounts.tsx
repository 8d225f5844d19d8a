import * as React from 'react';
import InboxOutlinedIcon from '@mui/icons-material/InboxOutlined';
import ShoppingBasketOutlinedIcon from '@mui/icons-material/ShoppingBasketOutlined';
import StorefrontOutlinedIcon from '@mui/icons-material/StorefrontOutlined';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function BarWithCounts() {
  const [place, setPlace] = React.useState('stalls');
  const [basket, setBasket] = React.useState(2);

  return (
    <Stack spacing={2} sx={{ width: 420, maxWidth: '100%' }}>
      <Button variant="outlined" onClick={() => setBasket(basket + 1)}>
        Put a cabbage into the basket
      </Button>
      <Paper variant="outlined">
        <BottomNavigation
          component="nav"
          aria-label="Market"
          showLabels
          value={place}
          onChange={(_event, next: string) => setPlace(next)}
        >
          <BottomNavigationAction
            value="stalls"
            label="Stalls"
            icon={<StorefrontOutlinedIcon />}
            aria-current={place === 'stalls' ? 'page' : undefined}
          />
          <BottomNavigationAction
            value="basket"
            label="Basket"
            icon={
              <Badge badgeContent={basket} color="secondary">
                <ShoppingBasketOutlinedIcon />
              </Badge>
            }
            aria-current={place === 'basket' ? 'page' : undefined}
          />
          <BottomNavigationAction
            value="messages"
            label="Messages"
            aria-label="Messages, something new"
            icon={
              <Badge variant="dot" color="error">
                <InboxOutlinedIcon />
              </Badge>
            }
            aria-current={place === 'messages' ? 'page' : undefined}
          />
        </BottomNavigation>
      </Paper>
    </Stack>
  );
}
