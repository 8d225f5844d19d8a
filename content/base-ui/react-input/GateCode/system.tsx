import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const GateField = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  maxWidth: 280,
});

const GateInput = styled(Input)({
  '--ink': '#0f172a',
  '--paper': '#fff',
  '--edge': '#64748b',
  '--ring': '#4d7c0f',
  '.mode-dark &': {
    '--ink': '#f1f5f9',
    '--paper': '#1e293b',
    '--edge': '#94a3b8',
    '--ring': '#bef264',
  },
  display: 'flex',
  alignItems: 'center',
  border: '1px solid var(--edge)',
  borderRadius: 8,
  background: 'var(--paper)',
  color: 'var(--ink)',
  [`&.${inputClasses.focused}`]: { borderColor: 'var(--ring)', outline: '1px solid var(--ring)' },
  [`& .${inputClasses.input}`]: {
    flexGrow: 1,
    minWidth: 0,
    width: '100%',
    boxSizing: 'border-box',
    padding: '8px 12px',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
});

const RevealButton = styled(Button)({
  alignSelf: 'stretch',
  padding: '0 12px',
  border: 0,
  borderRadius: '0 7px 7px 0',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '[dir="rtl"] &': { borderRadius: '7px 0 0 7px' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid currentColor', outlineOffset: -2 },
});

export default function GateCode() {
  const id = React.useId();
  const [shown, setShown] = React.useState(false);

  return (
    <GateField>
      <label htmlFor={id}>Code of the garden gate</label>
      <GateInput
        id={id}
        type={shown ? 'text' : 'password'}
        autoComplete="off"
        defaultValue="4711"
        endAdornment={
          <RevealButton
            type="button"
            aria-controls={id}
            aria-label={shown ? 'Hide the code' : 'Show the code'}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </RevealButton>
        }
      />
    </GateField>
  );
}
