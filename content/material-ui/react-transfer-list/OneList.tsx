import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const goods = ['Tent', 'Rope', 'Stove', 'Lamp'];

export default function OneList() {
  const [packed, setPacked] = React.useState<readonly string[]>(['Rope']);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <List aria-label="Goods">
        {goods.map((item) => {
          const inside = packed.includes(item);
          return (
            <ListItem
              key={item}
              divider
              secondaryAction={
                <Button
                  size="small"
                  variant={inside ? 'contained' : 'outlined'}
                  startIcon={inside ? <CheckIcon /> : <AddIcon />}
                  aria-pressed={inside}
                  aria-label={`Packed: ${item}`}
                  onClick={() =>
                    setPacked(inside ? packed.filter((other) => other !== item) : [...packed, item])
                  }
                >
                  Packed
                </Button>
              }
            >
              <ListItemText primary={item} />
            </ListItem>
          );
        })}
      </List>
      <Box role="status" sx={{ typography: 'body2' }}>
        {packed.length} of {goods.length} packed
      </Box>
    </Box>
  );
}
