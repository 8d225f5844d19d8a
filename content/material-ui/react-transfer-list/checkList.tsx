import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export interface CheckListProps {
  title: string;
  items: readonly string[];
  checked: readonly string[];
  onChange: (checked: string[]) => void;
  /** Shown between title and list. */
  children?: React.ReactNode;
}

/** One side of a transfer list: names with a checkbox each, and how many are chosen. */
export function CheckList({ title, items, checked, onChange, children }: CheckListProps) {
  const id = React.useId();
  const chosen = items.filter((item) => checked.includes(item));

  return (
    <Paper
      variant="outlined"
      role="group"
      aria-labelledby={id}
      sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}
    >
      <Typography id={id} variant="subtitle2" component="p" sx={{ px: 2, pt: 1 }}>
        {title} ({chosen.length} of {items.length})
      </Typography>
      {children}
      <List dense sx={{ height: 200, overflow: 'auto' }}>
        {items.map((item) => (
          <ListItem key={item} disableGutters sx={{ px: 2, py: 0 }}>
            <FormControlLabel
              label={item}
              sx={{ flex: 1 }}
              control={
                <Checkbox
                  size="small"
                  checked={checked.includes(item)}
                  onChange={(_event, on) =>
                    onChange(on ? [...checked, item] : checked.filter((other) => other !== item))
                  }
                />
              }
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
