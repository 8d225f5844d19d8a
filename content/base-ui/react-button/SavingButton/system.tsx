import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { Box, Stack, styled } from '@mui/system';

const SaveButton = styled(Button)({
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  background: '#0f766e',
  color: '#fff',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #0f766e', outlineOffset: 2 },
  [`&.${buttonClasses.disabled}`]: { cursor: 'progress', opacity: 0.75 },
  '.mode-dark &': {
    background: '#5eead4',
    color: '#042f2e',
    [`&.${buttonClasses.focusVisible}`]: { outlineColor: '#5eead4' },
  },
});

export default function SavingButton() {
  const [state, setState] = React.useState<'idle' | 'saving' | 'saved'>('idle');

  React.useEffect(() => {
    if (state !== 'saving') return undefined;
    const timer = setTimeout(() => setState('saved'), 1500);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <Stack direction="row" gap={2} alignItems="center" flexWrap="wrap">
      <SaveButton
        type="button"
        disabled={state === 'saving'}
        focusableWhenDisabled
        onClick={() => setState('saving')}
      >
        {state === 'saving' ? 'Saving the notes…' : 'Save the notes'}
      </SaveButton>
      <Box role="status">{state === 'saved' ? 'Notes saved.' : ''}</Box>
    </Stack>
  );
}
