import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const dough = [
  { name: 'Flour', amount: '1 000 g' },
  { name: 'Water', amount: '650 g' },
  { name: 'Salt', amount: '20 g' },
  { name: 'Yeast', amount: '10 g' },
];

export default function DenseList() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 280 }}>
      <List dense disablePadding aria-label="Dough">
        {dough.map(({ name, amount }, index) => (
          <ListItem key={name} divider={index < dough.length - 1}>
            <ListItemText primary={name} />
            <ListItemText
              primary={amount}
              primaryTypographyProps={{ align: 'right', color: 'text.secondary' }}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
