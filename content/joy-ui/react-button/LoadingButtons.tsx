import * as React from 'react';
import Sync from '@mui/icons-material/Sync';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LoadingButtons() {
  const [step, setStep] = React.useState<'idle' | 'loading' | 'done'>('idle');
  const loading = step === 'loading';
  const indicator = <CircularProgress aria-label="In progress" />;

  React.useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setStep('done'), 2000);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Stack spacing={2} alignItems="center">
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
        <Button loading={loading} loadingIndicator={indicator} onClick={() => setStep('loading')}>
          Save the inventory
        </Button>
        <Button
          variant="outlined"
          startDecorator={<Sync />}
          loading={loading}
          loadingIndicator={indicator}
          loadingPosition="start"
          onClick={() => setStep('loading')}
        >
          Sync the shelves
        </Button>
        <Button
          variant="soft"
          loading={loading}
          loadingIndicator="Counting…"
          onClick={() => setStep('loading')}
        >
          Count the screws
        </Button>
      </Stack>
      <Typography role="status" sx={{ minHeight: '1.5em' }}>
        {step === 'done' && 'Everything is up to date.'}
      </Typography>
    </Stack>
  );
}
