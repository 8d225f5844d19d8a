import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const depths = ['2.8 m at the bridge', '3.1 m at the bridge'];

export default function DepthChart() {
  const id = React.useId();
  const [reading, setReading] = React.useState(0);
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => {
      setReading((old) => 1 - old);
      setLoading(false);
    }, 2000);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 320 }}>
      <Sheet
        variant="outlined"
        role="group"
        aria-label="Depth of the canal"
        aria-busy={loading}
        aria-describedby={loading ? id : undefined}
        sx={{ borderRadius: 'sm', overflow: 'hidden' }}
      >
        <Box sx={{ height: 4 }}>
          {loading && (
            <LinearProgress
              id={id}
              size="sm"
              aria-label="Measuring the depth"
              sx={{
                borderRadius: 0,
                '@media (prefers-reduced-motion: reduce)': {
                  '&::before': { animation: 'none', left: '40%', width: '20%' },
                },
              }}
            />
          )}
        </Box>
        <Box role="status" sx={{ p: 2 }}>
          {loading ? 'Measuring' : depths[reading]}
        </Box>
      </Sheet>
      <Button
        aria-disabled={loading}
        variant="outlined"
        color="neutral"
        onClick={() => setLoading(true)}
        sx={{ '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' } }}
      >
        Measure again
      </Button>
    </Stack>
  );
}
