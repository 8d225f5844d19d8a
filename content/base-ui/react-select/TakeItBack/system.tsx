import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import { styled } from '@mui/system';

const WakeField = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  maxWidth: 280,
});

const WakeRow = styled('div')({
  display: 'flex',
  gap: 8,
});

const WakeButton = styled('button')({
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

const WakeList = styled('ul')({
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

const WakeOption = styled(Option)({
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

const ClearButton = styled('button')({
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
  padding: '8px 16px',
  border: '1px solid var(--edge)',
  borderRadius: 8,
  background: 'var(--paper)',
  color: 'var(--ink)',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '2px solid var(--ring)',
    outlineOffset: 2,
  },
});

export default function TakeItBack() {
  const id = React.useId();
  const trigger = React.useRef<HTMLButtonElement>(null);
  const [hour, setHour] = React.useState<string | null>('six');

  return (
    <WakeField>
      <label id={`${id}-label`} htmlFor={id}>
        Wake me at
      </label>
      <WakeRow>
        <Select
          id={id}
          ref={trigger}
          value={hour}
          onChange={(event, newHour) => setHour(newHour)}
          placeholder="Let me sleep"
          slots={{ root: WakeButton, listbox: WakeList }}
          slotProps={{ listbox: { 'aria-labelledby': `${id}-label` } }}
        >
          <WakeOption value="five">Five</WakeOption>
          <WakeOption value="six">Six</WakeOption>
          <WakeOption value="seven">Seven</WakeOption>
        </Select>
        <ClearButton
          type="button"
          style={{ visibility: hour === null ? 'hidden' : undefined }}
          onClick={() => {
            setHour(null);
            trigger.current?.focus();
          }}
        >
          Clear
        </ClearButton>
      </WakeRow>
    </WakeField>
  );
}
