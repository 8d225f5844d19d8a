import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function FileUpload() {
  const [sent, setSent] = React.useState(0);
  const [running, setRunning] = React.useState(false);
  const id = React.useId();

  React.useEffect(() => {
    if (!running) return undefined;
    // Stands for the progress events of a real upload.
    const timer = setInterval(() => {
      setSent((before) => Math.min(before + 8, 100));
    }, 300);
    return () => clearInterval(timer);
  }, [running]);

  const done = sent === 100;
  if (done && running) setRunning(false);

  const press = () => {
    if (done) setSent(0);
    setRunning(!running);
  };

  return (
    <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 360 }}>
      <Stack direction="row" justifyContent="space-between" alignItems="center" sx={{ mb: 1 }}>
        <Typography id={id}>logbook.pdf</Typography>
        <Button size="small" onClick={press} sx={{ width: 96 }}>
          {running ? 'Pause' : done ? 'Again' : 'Upload'}
        </Button>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={sent}
        color={done ? 'success' : 'primary'}
        aria-labelledby={id}
      />
      <Typography variant="body2" sx={{ mt: 1 }}>
        {(sent * 0.024).toFixed(1)} of 2.4 MB
      </Typography>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {done ? 'Uploaded' : ''}
      </Typography>
    </Paper>
  );
}
