import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function SendPapers() {
  const [sent, setSent] = React.useState<number | null>(null);
  const sending = sent !== null && sent < 100;

  React.useEffect(() => {
    if (!sending) return undefined;
    const timer = setTimeout(() => setSent(Math.min(100, sent + 20)), 500);
    return () => clearTimeout(timer);
  }, [sending, sent]);

  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 320 }}>
      <Button
        aria-disabled={sending}
        variant="outlined"
        color="neutral"
        onClick={() => {
          if (!sending) setSent(0);
        }}
        sx={{ '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' } }}
      >
        Send the cargo papers
      </Button>
      <Box sx={{ minHeight: 8 }}>
        {sending && (
          <LinearProgress
            determinate
            size="lg"
            value={sent}
            aria-label="Sending cargo-papers.pdf"
          />
        )}
      </Box>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {sending && 'Sending cargo-papers.pdf'}
        {sent === 100 && 'The lock keeper has your papers.'}
      </Box>
    </Stack>
  );
}
