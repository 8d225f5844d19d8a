import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

const LayoutRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 24,
});

const LayoutField = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
});

const StackedInput = styled(NumberInput)({
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
  display: 'grid',
  gridTemplateColumns: '1fr 40px',
  gridTemplateRows: '24px 24px',
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
    gridArea: '1 / 1 / 3 / 2',
    minWidth: 0,
    boxSizing: 'border-box',
    width: '100%',
    padding: '8px 12px',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& button': {
    padding: 0,
    border: 0,
    borderRadius: 7,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    lineHeight: 1,
    cursor: 'pointer',
  },
  '& button:hover': {
    background: 'var(--wash)',
  },
  [`& .${numberInputClasses.incrementButton}`]: {
    gridArea: '1 / 2',
  },
  [`& .${numberInputClasses.decrementButton}`]: {
    gridArea: '2 / 2',
  },
  '& button:disabled': {
    opacity: 0.4,
    cursor: 'not-allowed',
  },
});

const RoundInput = styled(NumberInput)({
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
  alignItems: 'center',
  gap: 8,
  width: 180,
  color: 'inherit',
  [`& .${numberInputClasses.input}`]: {
    flexGrow: 1,
    minWidth: 0,
    boxSizing: 'border-box',
    width: '100%',
    padding: '8px 4px',
    border: 0,
    borderBlockEnd: '2px solid var(--edge)',
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'center',
  },
  [`&.${numberInputClasses.focused} .${numberInputClasses.input}`]: {
    borderColor: 'var(--ring)',
    boxShadow: '0 1px 0 var(--ring)',
  },
  '& button': {
    flexShrink: 0,
    width: 36,
    height: 36,
    padding: 0,
    border: '1px solid var(--edge)',
    borderRadius: '50%',
    background: 'var(--paper)',
    color: 'var(--ink)',
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
  decrementButton: { type: 'button', 'aria-label': 'Fewer', children: '−' },
  incrementButton: { type: 'button', 'aria-label': 'More', children: '+' },
} as const;

export default function TwoLayouts() {
  const id = React.useId();

  return (
    <LayoutRow>
      <LayoutField>
        <label htmlFor={`${id}-plates`}>Plates</label>
        <StackedInput id={`${id}-plates`} defaultValue={4} min={1} max={12} slotProps={parts} />
      </LayoutField>
      <LayoutField>
        <label htmlFor={`${id}-bowls`}>Bowls</label>
        <RoundInput id={`${id}-bowls`} defaultValue={2} min={1} max={12} slotProps={parts} />
      </LayoutField>
    </LayoutRow>
  );
}
