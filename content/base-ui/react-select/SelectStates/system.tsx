import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import { styled } from '@mui/system';

const StateGrid = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 16,
  width: '100%',
});

const StateField = styled('div')({
  display: 'flex',
  flex: '1 1 160px',
  flexDirection: 'column',
  gap: 4,
  maxWidth: 240,
});

const StateButton = styled('button')({
  '--ink': '#0f172a',
  '--paper': '#fff',
  '--edge': '#64748b',
  '--ring': '#4338ca',
  '.mode-dark &': {
    '--ink': '#f1f5f9',
    '--paper': '#1e293b',
    '--edge': '#94a3b8',
    '--ring': '#a5b4fc',
  },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  width: '100%',
  minHeight: 42,
  padding: '8px 12px',
  border: '1px solid var(--edge)',
  borderRadius: 8,
  background: 'var(--paper)',
  color: 'var(--ink)',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&::after': {
    content: "''",
    flexShrink: 0,
    border: '5px solid transparent',
    borderBlockStartColor: 'currentColor',
    borderBlockEndWidth: 0,
  },
  [`&.${selectClasses.focusVisible}`]: {
    outline: '2px solid var(--ring)',
    outlineOffset: 2,
  },
  [`&.${selectClasses.disabled}`]: {
    opacity: 0.5,
    cursor: 'not-allowed',
  },
});

const StateList = styled('ul')({
  '--ink': '#0f172a',
  '--paper': '#fff',
  '--edge': '#64748b',
  '--ring': '#4338ca',
  '--wash': '#e0e7ff',
  '.mode-dark &': {
    '--ink': '#f1f5f9',
    '--paper': '#1e293b',
    '--edge': '#94a3b8',
    '--ring': '#a5b4fc',
    '--wash': '#312e81',
  },
  boxSizing: 'border-box',
  minWidth: 200,
  maxHeight: 260,
  margin: '4px 0',
  padding: 4,
  overflow: 'auto',
  listStyle: 'none',
  border: '1px solid var(--edge)',
  borderRadius: 8,
  background: 'var(--paper)',
  color: 'var(--ink)',
  boxShadow: '0 4px 12px rgb(0 0 0 / 0.16)',
});

const StateOption = styled(Option)({
  padding: '6px 12px',
  borderRadius: 6,
  borderInlineStart: '4px solid transparent',
  cursor: 'pointer',
  '&:hover': {
    background: 'var(--wash)',
  },
  [`&.${optionClasses.highlighted}`]: {
    outline: '2px solid var(--ring)',
    outlineOffset: -2,
  },
  [`&.${optionClasses.selected}`]: {
    borderColor: 'var(--ring)',
    fontWeight: 600,
  },
  [`&.${optionClasses.disabled}`]: {
    opacity: 0.6,
    pointerEvents: 'none',
  },
});

export default function SelectStates() {
  const id = React.useId();

  return (
    <StateGrid>
      <StateField>
        <label id={`${id}-coach-label`} htmlFor={`${id}-coach`}>
          Coach
        </label>
        <Select
          id={`${id}-coach`}
          placeholder="Not chosen"
          slots={{ root: StateButton, listbox: StateList }}
          slotProps={{ listbox: { 'aria-labelledby': `${id}-coach-label` } }}
        >
          <StateOption value="1">Coach 1</StateOption>
          <StateOption value="2" disabled aria-disabled>
            Coach 2, full
          </StateOption>
          <StateOption value="3">Coach 3</StateOption>
        </Select>
      </StateField>
      <StateField>
        <label id={`${id}-side-label`} htmlFor={`${id}-side`}>
          Side
        </label>
        <Select
          id={`${id}-side`}
          defaultValue="lake"
          disabled
          slots={{ root: StateButton, listbox: StateList }}
          slotProps={{ listbox: { 'aria-labelledby': `${id}-side-label` } }}
        >
          <StateOption value="lake">Lake</StateOption>
          <StateOption value="hills">Hills</StateOption>
        </Select>
      </StateField>
    </StateGrid>
  );
}
