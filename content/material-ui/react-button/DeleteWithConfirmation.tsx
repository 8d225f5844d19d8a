import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type Step = 'idle' | 'asking' | 'deleted';

export default function DeleteWithConfirmation() {
  const [step, setStep] = React.useState<Step>('idle');
  const deleteRef = React.useRef<HTMLButtonElement>(null);
  const keepRef = React.useRef<HTMLButtonElement>(null);
  const restoreRef = React.useRef<HTMLButtonElement>(null);
  const questionId = React.useId();

  const goTo = (next: Step) => {
    setStep(next);
    const target = { idle: deleteRef, asking: keepRef, deleted: restoreRef }[next];
    requestAnimationFrame(() => target.current?.focus());
  };

  return (
    <Paper variant="outlined" sx={{ width: 440, maxWidth: '100%', padding: 2 }}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        sx={{ minBlockSize: 40 }}
      >
        <Typography id={questionId} role="status">
          {step === 'idle' && 'Board “Spring planting”'}
          {step === 'asking' && 'Delete 14 cards for good?'}
          {step === 'deleted' && 'Board “Spring planting” deleted'}
        </Typography>
        {step === 'idle' && (
          <Button ref={deleteRef} color="error" variant="outlined" onClick={() => goTo('asking')}>
            Delete board
          </Button>
        )}
        {step === 'asking' && (
          <Stack direction="row" spacing={1} role="group" aria-labelledby={questionId}>
            <Button ref={keepRef} onClick={() => goTo('idle')}>
              Keep
            </Button>
            <Button color="error" variant="outlined" onClick={() => goTo('deleted')}>
              Delete
            </Button>
          </Stack>
        )}
        {step === 'deleted' && (
          <Button ref={restoreRef} onClick={() => goTo('idle')}>
            Restore
          </Button>
        )}
      </Stack>
    </Paper>
  );
}
