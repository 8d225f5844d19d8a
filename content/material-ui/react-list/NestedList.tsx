import * as React from 'react';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

export default function NestedList() {
  const [open, setOpen] = React.useState(true);
  const id = React.useId();

  return (
    <List aria-label="Stock" sx={{ width: '100%', maxWidth: 280 }}>
      <ListItem disablePadding sx={{ display: 'block' }}>
        <ListItemButton aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <ListItemText primary="Flour" />
          {open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        </ListItemButton>
        <Collapse in={open} id={id}>
          <List disablePadding aria-label="Flour">
            {['Wheat', 'Rye', 'Spelt'].map((name) => (
              <ListItem key={name} disablePadding>
                <ListItemButton sx={{ pl: 4 }}>
                  <ListItemText primary={name} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Collapse>
      </ListItem>
      <ListItem disablePadding>
        <ListItemButton>
          <ListItemText primary="Salt" />
        </ListItemButton>
      </ListItem>
    </List>
  );
}
