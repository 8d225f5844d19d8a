import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function FileUpload() {
  const [sent, setSent] = React.useState(0);
  const [running, setRunning] = React.useState(false);
  const [attempt, setAttempt] = React.useState(0);
  const id = React.useId();

  const done = sent === 100;
  const sending = running && !done;

  React.useEffect(() => {
    if (!sending) return undefined;
    // Stands for the progress events of a real upload.
    const timer = setInterval(() => {
      setSent((before) => Math.min(before + 8, 100));
    }, 300);
    return () => clearInterval(timer);
  }, [sending]);

  const press = () => {
    if (done) {
      setSent(0);
      setAttempt(attempt + 1);
    }
    setRunning(!sending);
  };

  let action = sent > 0 ? 'Resume' : 'Upload';
  if (sending) action = 'Pause';
  if (done) action = 'Again';

  return (
    <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 360 }}>
      <Stack direction="row" justifyContent="space-between" alignItems="center" sx={{ mb: 1 }}>
        <Typography id={id}>logbook.pdf</Typography>
        <Button size="small" onClick={press} sx={{ width: 96 }}>
          {action}
        </Button>
      </Stack>
      <LinearProgress
        key={attempt}
        variant="determinate"
        value={sent}
        color={done ? 'success' : 'primary'}
        aria-labelledby={id}
      />
      <Typography variant="body2" sx={{ mt: 1 }}>
        {(sent * 0.024).toFixed(1)} of 2.4 MB
      </Typography>
      <Typography variant="body2" role="status" sx={{ minHeight: '1.43em' }}>
        {done ? 'Uploaded' : ''}
      </Typography>
    </Paper>
  );
}
