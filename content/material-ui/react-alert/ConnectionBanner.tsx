import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

type State = 'offline' | 'trying' | 'online';

export default function ConnectionBanner() {
  const [state, setState] = React.useState<State>('offline');

  React.useEffect(() => {
    if (state !== 'trying') return undefined;
    const timer = setTimeout(() => setState('online'), 1000);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 480, overflow: 'hidden' }}>
      <Alert
        square
        role="status"
        severity={state === 'online' ? 'success' : 'warning'}
        action={
          <Button
            color="inherit"
            size="small"
            aria-disabled={state === 'trying'}
            onClick={() => setState(state === 'online' ? 'offline' : 'trying')}
          >
            {state === 'online' ? 'Disconnect' : 'Try again'}
          </Button>
        }
      >
        {state === 'offline' && 'No connection. What you see is from this morning.'}
        {state === 'trying' && 'Connecting…'}
        {state === 'online' && 'Connected. The list is up to date.'}
      </Alert>
      <List dense aria-label="Your loans">
        <ListItem>
          <ListItemText primary="Bridges of three rivers" secondary="Until 14 June" />
        </ListItem>
        <ListItem>
          <ListItemText primary="Growing pears" secondary="Until 20 June" />
        </ListItem>
      </List>
    </Paper>
  );
}
