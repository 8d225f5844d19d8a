import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

const length = 5;

export default function FixingBath() {
  const [left, setLeft] = React.useState(length);
  const [running, setRunning] = React.useState(false);

  React.useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) setRunning(false);
    }, 1000);
    return () => clearTimeout(timer);
  }, [running, left]);

  const handlePress = () => {
    if (running) return;
    setLeft(length);
    setRunning(true);
  };

  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 260, alignItems: 'center' }}>
      <CircularProgress
        determinate
        size="lg"
        value={((length - left) / length) * 100}
        color={left === 0 ? 'success' : 'primary'}
        aria-label="Fixing bath"
        aria-valuenow={((length - left) / length) * 100}
        aria-valuetext={left === 1 ? '1 second left' : `${left} seconds left`}
        sx={{ '--CircularProgress-size': '96px', fontSize: 'lg' }}
      >
        <Box component="span" aria-hidden>
          {left} s
        </Box>
      </CircularProgress>
      <Button
        aria-disabled={running}
        variant="outlined"
        color="neutral"
        onClick={handlePress}
        sx={{ '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' } }}
      >
        Start the fixing bath
      </Button>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {running && 'The print is in the bath.'}
        {left === 0 && 'Take it out.'}
      </Box>
    </Stack>
  );
}
