import * as React from 'react';
import SyncIcon from '@mui/icons-material/Sync';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BusyButKeepsFocus() {
  const [syncing, setSyncing] = React.useState(false);
  const [message, setMessage] = React.useState('Not synced yet');

  React.useEffect(() => {
    if (!syncing) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setSyncing(false);
      setMessage('Calendar is up to date');
    }, 2000);
    return () => clearTimeout(timer);
  }, [syncing]);

  const handleClick = () => {
    if (syncing) {
      return;
    }
    setSyncing(true);
    setMessage('Syncing calendar…');
  };

  return (
    <Stack spacing={1.5} alignItems="center">
      <Button
        variant="outlined"
        aria-disabled={syncing}
        onClick={handleClick}
        startIcon={
          syncing ? <CircularProgress size={20} color="inherit" aria-hidden /> : <SyncIcon />
        }
        sx={{ '&[aria-disabled="true"]': { cursor: 'progress', borderStyle: 'dashed' } }}
      >
        Sync calendar
      </Button>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
