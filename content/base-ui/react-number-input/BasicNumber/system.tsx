import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

const CupField = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
});

const CupInput = styled(NumberInput)({
  '--ink': '#1c1917',
  '--paper': '#fff',
  '--edge': '#78716c',
  '--ring': '#9a3412',
  '--wash': '#ffedd5',
  '.mode-dark &': {
    '--ink': '#f5f5f4',
    '--paper': '#292524',
    '--edge': '#a8a29e',
    '--ring': '#fdba74',
    '--wash': '#57534e',
  },
  display: 'flex',
  alignItems: 'stretch',
  width: 180,
  border: '1px solid var(--edge)',
  borderRadius: 8,
  background: 'var(--paper)',
  color: 'var(--ink)',
  [`&.${numberInputClasses.focused}`]: {
    borderColor: 'var(--ring)',
    outline: '1px solid var(--ring)',
  },
  [`& .${numberInputClasses.input}`]: {
    flexGrow: 1,
    minWidth: 0,
    boxSizing: 'border-box',
    width: '100%',
    padding: '8px 4px',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'center',
  },
  '& button': {
    flexShrink: 0,
    width: 40,
    padding: 0,
    border: 0,
    borderRadius: 7,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& button:hover': {
    background: 'var(--wash)',
  },
  [`& .${numberInputClasses.incrementButton}`]: {
    order: 1,
  },
  '& button:disabled': {
    opacity: 0.4,
    cursor: 'not-allowed',
  },
});

const parts = {
  input: { role: 'spinbutton', inputMode: 'numeric' },
  decrementButton: { type: 'button', 'aria-label': 'Fewer cups', children: '−' },
  incrementButton: { type: 'button', 'aria-label': 'More cups', children: '+' },
} as const;

export default function BasicNumber() {
  const id = React.useId();

  return (
    <CupField>
      <label htmlFor={id}>Cups to glaze</label>
      <CupInput id={id} defaultValue={6} min={1} max={12} slotProps={parts} />
    </CupField>
  );
}
