import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import { styled } from '@mui/system';

const BerthField = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  maxWidth: 280,
});

const BerthButton = styled('button')({
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
});

const BerthList = styled('ul')({
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

const BerthOption = styled(Option)({
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
});

export default function BasicSelect() {
  const id = React.useId();

  return (
    <BerthField>
      <label id={`${id}-label`} htmlFor={id}>
        Berth
      </label>
      <Select
        id={id}
        defaultValue="lower"
        slots={{ root: BerthButton, listbox: BerthList }}
        slotProps={{ listbox: { 'aria-labelledby': `${id}-label` } }}
      >
        <BerthOption value="upper">Upper</BerthOption>
        <BerthOption value="middle">Middle</BerthOption>
        <BerthOption value="lower">Lower</BerthOption>
      </Select>
    </BerthField>
  );
}
