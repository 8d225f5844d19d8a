import * as React from 'react';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasket';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const goods = ['Rope, 20 m', 'Fender', 'Shackle'];

export default function OrderBasket() {
  const [basket, setBasket] = React.useState<readonly string[]>([]);
  const last = basket.at(-1);

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <Stack
        direction="row"
        alignItems="center"
        justifyContent="space-between"
        sx={{ px: 2, pt: 1 }}
      >
        <Typography variant="h6" component="p">
          Chandlery
        </Typography>
        <IconButton
          aria-label={`Empty the basket, ${basket.length} in it`}
          onClick={() => setBasket([])}
        >
          <Badge badgeContent={basket.length} color="primary">
            <ShoppingBasketIcon />
          </Badge>
        </IconButton>
      </Stack>
      <List aria-label="Goods">
        {goods.map((name) => (
          <ListItem
            key={name}
            secondaryAction={
              <Button
                size="small"
                aria-label={`Add: ${name}`}
                onClick={() => setBasket([...basket, name])}
              >
                Add
              </Button>
            }
          >
            <ListItemText primary={name} />
          </ListItem>
        ))}
      </List>
      <Box role="status" sx={{ px: 2, pb: 2, minHeight: 40, typography: 'body2' }}>
        {last === undefined ? 'The basket is empty.' : `${last} added, ${basket.length} in all.`}
      </Box>
    </Paper>
  );
}
