import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function pretendToLoad(milliseconds: number) {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

export default function LateProgress() {
  const [loading, setLoading] = React.useState(false);
  const [result, setResult] = React.useState('');

  const load = async (milliseconds: number) => {
    if (loading) return;
    setLoading(true);
    setResult('');
    await pretendToLoad(milliseconds);
    setLoading(false);
    setResult(`There after ${milliseconds / 1000} s`);
  };

  return (
    <Stack spacing={2} alignItems="center">
      <Stack direction="row" spacing={1}>
        <Button onClick={() => load(300)}>Fast answer</Button>
        <Button onClick={() => load(3000)}>Slow answer</Button>
      </Stack>
      <Stack alignItems="center" justifyContent="center" sx={{ height: 48 }}>
        <Fade
          in={loading}
          unmountOnExit
          timeout={{ enter: 200, exit: 0 }}
          style={{ transitionDelay: loading ? '800ms' : '0ms' }}
        >
          <CircularProgress aria-label="Loading" />
        </Fade>
        <Typography role="status">{result}</Typography>
      </Stack>
    </Stack>
  );
}
