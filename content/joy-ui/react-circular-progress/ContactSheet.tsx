import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const rolls = [
  ['Pier', 'Gulls', 'Nets', 'Crane'],
  ['Stairs', 'Laundry', 'Cat', 'Awning'],
];

export default function ContactSheet() {
  const id = React.useId();
  const [roll, setRoll] = React.useState(0);
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => {
      setRoll((old) => 1 - old);
      setLoading(false);
    }, 1800);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 280 }}>
      <Button
        aria-disabled={loading}
        variant="outlined"
        color="neutral"
        onClick={() => setLoading(true)}
        sx={{ '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' } }}
      >
        Show the other roll
      </Button>
      <Sheet
        variant="outlined"
        aria-busy={loading}
        aria-describedby={loading ? id : undefined}
        role="group"
        aria-label="Contact sheet"
        sx={{ position: 'relative', borderRadius: 'sm', minHeight: 112 }}
      >
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: '1fr 1fr',
            gap: 1,
            p: 2,
            visibility: loading ? 'hidden' : 'visible',
          }}
        >
          {rolls[roll]?.map((picture, index) => (
            <Box key={picture}>
              {roll * 4 + index + 1}. {picture}
            </Box>
          ))}
        </Box>
        {loading && (
          <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
            <CircularProgress
              id={id}
              aria-label="Loading the other roll"
              sx={{
                '@media (prefers-reduced-motion: reduce)': {
                  '--CircularProgress-circulation': '0s',
                },
              }}
            />
          </Box>
        )}
      </Sheet>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {loading ? 'Loading the other roll' : `Roll ${roll + 1} is shown`}
      </Box>
    </Stack>
  );
}
