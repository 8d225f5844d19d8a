import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const beds = ['Beans', 'Chard', 'Leeks'];

export default function BedList() {
  const [done, setDone] = React.useState<Readonly<Record<string, string>>>({});
  const id = React.useId();

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420 }}>
      <List aria-label="Beds">
        {beds.map((bed) => (
          <ListItem key={bed} sx={{ flexWrap: 'wrap', columnGap: 2 }}>
            <ListItemText
              primary={bed}
              primaryTypographyProps={{ id: `${id}-${bed}` }}
              secondary={done[bed] ?? 'Nothing yet'}
              secondaryTypographyProps={{ role: 'status' }}
            />
            <ButtonGroup size="small" variant="text" aria-labelledby={`${id}-${bed}`}>
              {['Watered', 'Weeded'].map((work) => (
                <Button key={work} onClick={() => setDone({ ...done, [bed]: work })}>
                  {work}
                </Button>
              ))}
            </ButtonGroup>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
