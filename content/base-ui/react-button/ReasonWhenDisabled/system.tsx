import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { Box, Stack, styled } from '@mui/system';

const ExposeButton = styled(Button)({
  alignSelf: 'flex-start',
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  background: '#0f766e',
  color: '#fff',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #0f766e', outlineOffset: 2 },
  [`&.${buttonClasses.disabled}`]: {
    background: '#e2e8f0',
    color: '#475569',
    cursor: 'not-allowed',
  },
  '.mode-dark &': {
    background: '#5eead4',
    color: '#042f2e',
    [`&.${buttonClasses.focusVisible}`]: { outlineColor: '#5eead4' },
    [`&.${buttonClasses.disabled}`]: { background: '#334155', color: '#cbd5e1' },
  },
});

export default function ReasonWhenDisabled() {
  const [shutterOpen, setShutterOpen] = React.useState(false);
  const reasonId = React.useId();

  return (
    <Stack gap={2}>
      <label>
        <input
          type="checkbox"
          checked={shutterOpen}
          onChange={(event) => setShutterOpen(event.target.checked)}
        />{' '}
        Shutter is open
      </label>
      <ExposeButton
        type="button"
        disabled={!shutterOpen}
        focusableWhenDisabled
        aria-describedby={reasonId}
      >
        Start the exposure
      </ExposeButton>
      <Box id={reasonId} sx={{ fontSize: '0.875rem' }}>
        {shutterOpen ? 'Ready: 20 minutes of exposure.' : 'Open the shutter first.'}
      </Box>
    </Stack>
  );
}
