import * as React from 'react';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const program = [
  { time: '18:00', what: 'Street musicians' },
  { time: '19:30', what: 'Dance on the bridge' },
  { time: '21:00', what: 'Lanterns on the water' },
];

export default function ProgramList() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
      <List disablePadding aria-label="Program of the evening">
        {program.map(({ time, what }, index) => (
          <React.Fragment key={time}>
            {index > 0 && <Divider component="li" aria-hidden variant="middle" />}
            <ListItem>
              <ListItemText primary={what} secondary={time} />
            </ListItem>
          </React.Fragment>
        ))}
      </List>
    </Paper>
  );
}
