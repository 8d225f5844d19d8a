import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

const StateRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 24,
});

const StateField = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
});

const StateInput = styled(NumberInput)({
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
  [`&.${numberInputClasses.error}`]: {
    borderColor: '#be123c',
  },
  [`.mode-dark &.${numberInputClasses.error}`]: {
    borderColor: '#fda4af',
  },
  [`&.${numberInputClasses.disabled}`]: {
    opacity: 0.5,
  },
  [`&.${numberInputClasses.readOnly}`]: {
    borderStyle: 'dashed',
  },
  [`&.${numberInputClasses.readOnly} button`]: {
    display: 'none',
  },
});

const StateNote = styled('div')({
  fontSize: '0.875rem',
  color: '#be123c',
  '.mode-dark &': {
    color: '#fda4af',
  },
});

const parts = {
  input: { role: 'spinbutton', inputMode: 'numeric' },
  decrementButton: { type: 'button', 'aria-label': 'Fewer', children: '−' },
  incrementButton: { type: 'button', 'aria-label': 'More', children: '+' },
} as const;

const changing = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];

function keepNumber(event: React.KeyboardEvent) {
  if (changing.includes(event.key)) event.preventDefault();
}

export default function NumberStates() {
  const id = React.useId();

  return (
    <StateRow>
      <StateField>
        <label htmlFor={`${id}-shelves`}>Shelves</label>
        <StateInput id={`${id}-shelves`} defaultValue={3} disabled slotProps={parts} />
      </StateField>
      <StateField>
        <label htmlFor={`${id}-firings`}>Firings so far</label>
        <StateInput
          id={`${id}-firings`}
          value={41}
          readOnly
          slotProps={{ ...parts, input: { ...parts.input, onKeyDown: keepNumber } }}
        />
      </StateField>
      <StateField>
        <label htmlFor={`${id}-tiles`}>Tiles</label>
        <StateInput
          id={`${id}-tiles`}
          defaultValue={90}
          error
          slotProps={{ ...parts, input: { ...parts.input, 'aria-describedby': `${id}-error` } }}
        />
        <StateNote id={`${id}-error`}>The kiln holds 80 tiles.</StateNote>
      </StateField>
    </StateRow>
  );
}
