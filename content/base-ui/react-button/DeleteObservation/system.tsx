import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { Box, Stack, styled } from '@mui/system';

const PlainButton = styled(Button)({
  padding: '6px 14px',
  border: '1px solid #64748b',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: '#e2e8f0' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #0f766e', outlineOffset: 2 },
  '.mode-dark &': {
    borderColor: '#94a3b8',
    '&:hover': { background: '#334155' },
    [`&.${buttonClasses.focusVisible}`]: { outlineColor: '#5eead4' },
  },
});

const DeleteButton = styled(PlainButton)({
  borderColor: '#be123c',
  color: '#be123c',
  '&:hover': { background: '#ffe4e6' },
  '.mode-dark &': {
    borderColor: '#fda4af',
    color: '#fda4af',
    '&:hover': { background: '#4c0519' },
  },
});

export default function DeleteObservation() {
  const [step, setStep] = React.useState<'shown' | 'asking' | 'deleted'>('shown');
  const first = React.useRef<HTMLButtonElement>(null);
  const moved = React.useRef(false);

  React.useEffect(() => {
    if (moved.current) first.current?.focus();
  }, [step]);

  const goTo = (next: typeof step) => {
    moved.current = true;
    setStep(next);
  };

  return (
    <Stack gap={2} alignItems="flex-start">
      <Box role="status">
        {step === 'shown' && 'Observation 14: Saturn, two sketches'}
        {step === 'asking' && 'Delete observation 14 and its two sketches?'}
        {step === 'deleted' && 'Observation 14 is deleted.'}
      </Box>
      {step === 'shown' && (
        <DeleteButton type="button" ref={first} onClick={() => goTo('asking')}>
          Delete observation 14
        </DeleteButton>
      )}
      {step === 'asking' && (
        <Stack direction="row" gap={1} flexWrap="wrap">
          <PlainButton type="button" ref={first} onClick={() => goTo('shown')}>
            Keep it
          </PlainButton>
          <DeleteButton type="button" onClick={() => goTo('deleted')}>
            Delete it
          </DeleteButton>
        </Stack>
      )}
      {step === 'deleted' && (
        <PlainButton type="button" ref={first} onClick={() => goTo('shown')}>
          Undo
        </PlainButton>
      )}
    </Stack>
  );
}
