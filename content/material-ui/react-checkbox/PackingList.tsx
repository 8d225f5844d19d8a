import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const things = [
  { id: 'map', name: 'Map', detail: 'Sheet 12, eastern valley' },
  { id: 'lamp', name: 'Head lamp', detail: 'With spare batteries' },
  { id: 'plasters', name: 'Plasters', detail: 'A whole roll' },
  { id: 'whistle', name: 'Whistle', detail: 'On the left strap' },
];

export default function PackingList() {
  const [packed, setPacked] = React.useState<readonly string[]>(['map']);

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 340 }}>
      <Typography variant="h6" component="h3" sx={{ px: 2, pt: 2 }}>
        Day pack
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label="Packed"
        value={(packed.length / things.length) * 100}
        sx={{ mx: 2, mt: 1 }}
      />
      <List>
        {things.map((thing) => (
          <ListItem key={thing.id} dense>
            <FormControlLabel
              sx={{ flexGrow: 1 }}
              control={
                <Checkbox
                  checked={packed.includes(thing.id)}
                  onChange={(event) =>
                    setPacked(
                      event.target.checked
                        ? [...packed, thing.id]
                        : packed.filter((other) => other !== thing.id),
                    )
                  }
                />
              }
              disableTypography
              label={
                <ListItemText
                  primary={thing.name}
                  secondary={thing.detail}
                  secondaryTypographyProps={{ component: 'span' }}
                />
              }
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
