import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import { styled } from '@mui/system';

const TripFields = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 16,
  width: '100%',
});

const TripField = styled('div')({
  display: 'flex',
  flex: '1 1 160px',
  flexDirection: 'column',
  gap: 4,
  maxWidth: 240,
});

const TripButton = styled('button')({
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

const TripList = styled('ul')({
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

const TripOption = styled(Option)({
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

interface Line {
  name: string;
  stops: string[];
}

const lines: Line[] = [
  { name: 'Moon line', stops: ['Saltmouth', 'Gull Bay', 'Highmoor'] },
  { name: 'Owl line', stops: ['Fernside', 'Mill Bridge'] },
];

export default function TwoSteps() {
  const id = React.useId();
  const [line, setLine] = React.useState<Line | null>(null);
  const [stop, setStop] = React.useState<string | null>(null);

  return (
    <TripFields>
      <TripField>
        <label id={`${id}-line-label`} htmlFor={`${id}-line`}>
          Line
        </label>
        <Select
          id={`${id}-line`}
          value={line}
          onChange={(event, newLine) => {
            setLine(newLine);
            setStop(null);
          }}
          placeholder="Choose a line"
          slots={{ root: TripButton, listbox: TripList }}
          slotProps={{ listbox: { 'aria-labelledby': `${id}-line-label` } }}
        >
          {lines.map((item) => (
            <TripOption key={item.name} value={item}>
              {item.name}
            </TripOption>
          ))}
        </Select>
      </TripField>
      <TripField>
        <label id={`${id}-stop-label`} htmlFor={`${id}-stop`}>
          Stop
        </label>
        <Select
          id={`${id}-stop`}
          value={stop}
          onChange={(event, newStop) => setStop(newStop)}
          disabled={line === null}
          placeholder={line === null ? 'First a line' : 'Choose a stop'}
          slots={{ root: TripButton, listbox: TripList }}
          slotProps={{ listbox: { 'aria-labelledby': `${id}-stop-label` } }}
        >
          {line?.stops.map((item) => (
            <TripOption key={item} value={item}>
              {item}
            </TripOption>
          ))}
        </Select>
      </TripField>
    </TripFields>
  );
}
