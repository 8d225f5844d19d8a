import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const days = [
  ['03:12 high', '09:24 low', '15:40 high'],
  ['04:01 high', '10:15 low', '16:31 high'],
];

function pretendToLoad() {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, 2500);
  });
}

export default function BusyTable() {
  const [day, setDay] = React.useState(0);
  const [busy, setBusy] = React.useState(false);
  const id = React.useId();

  const showOther = async () => {
    if (busy) return;
    setBusy(true);
    await pretendToLoad();
    setDay((before) => 1 - before);
    setBusy(false);
  };

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 320, overflow: 'hidden' }}>
      <Box sx={{ height: 4 }}>
        {busy && <LinearProgress id={id} aria-label="Loading the tides" />}
      </Box>
      <List
        aria-label={day === 0 ? 'Tides of Monday' : 'Tides of Tuesday'}
        aria-busy={busy}
        aria-describedby={busy ? id : undefined}
      >
        {days[day]?.map((tide) => (
          <ListItem key={tide}>
            <ListItemText primary={tide} />
          </ListItem>
        ))}
      </List>
      <Box sx={{ p: 1 }}>
        <Button onClick={showOther}>{day === 0 ? 'Show Tuesday' : 'Show Monday'}</Button>
      </Box>
      <Box role="status" sx={{ px: 2, pb: 1, minHeight: 32, typography: 'body2' }}>
        {busy ? 'Loading…' : `${day === 0 ? 'Monday' : 'Tuesday'}, three tides`}
      </Box>
    </Paper>
  );
}
