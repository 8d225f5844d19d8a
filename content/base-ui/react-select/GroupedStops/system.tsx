import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { OptionGroup, optionGroupClasses } from '@mui/base/OptionGroup';
import { Select, selectClasses } from '@mui/base/Select';
import { styled } from '@mui/system';

const StopField = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  maxWidth: 280,
});

const StopButton = styled('button')({
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

const StopList = styled('ul')({
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

const StopGroup = styled(OptionGroup)({
  listStyle: 'none',
  [`& .${optionGroupClasses.label}`]: {
    display: 'block',
    padding: '8px 12px 4px',
    fontSize: '0.875rem',
  },
  [`& .${optionGroupClasses.list}`]: {
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
});

const StopOption = styled(Option)({
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

const lines = [
  { name: 'On the coast', stops: ['Saltmouth', 'Gull Bay', 'Old Lighthouse'] },
  { name: 'In the hills', stops: ['Highmoor', 'Fernside'] },
];

export default function GroupedStops() {
  const id = React.useId();

  return (
    <StopField>
      <label id={`${id}-label`} htmlFor={id}>
        Get off at
      </label>
      <Select
        id={id}
        placeholder="Choose a stop"
        slots={{ root: StopButton, listbox: StopList }}
        slotProps={{ listbox: { 'aria-labelledby': `${id}-label` } }}
      >
        {lines.map((line) => (
          <StopGroup
            key={line.name}
            label={line.name}
            slotProps={{
              root: { role: 'presentation' },
              label: { 'aria-hidden': true },
              list: { role: 'group', 'aria-label': line.name },
            }}
          >
            {line.stops.map((stop) => (
              <StopOption key={stop} value={stop}>
                {stop}
              </StopOption>
            ))}
          </StopGroup>
        ))}
      </Select>
    </StopField>
  );
}
