import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import { styled } from '@mui/system';

const CabinField = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  maxWidth: 320,
});

const CabinButton = styled('button')({
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

const CabinList = styled('ul')({
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
  width: 'min(320px, calc(100vw - 32px))',
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

const CabinOption = styled(Option)({
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

const CabinNote = styled('span')({
  display: 'block',
  fontSize: '0.875rem',
  fontWeight: 400,
});

interface Cabin {
  name: string;
  note: string;
  beds: number;
  price: number;
}

const couchette: Cabin = { name: 'Couchette', note: 'Shared, with a blanket', beds: 6, price: 24 };

const cabins: Cabin[] = [
  { name: 'Seat', note: 'Reclines a little', beds: 1, price: 12 },
  couchette,
  { name: 'Sleeper', note: 'Two beds and a washbasin', beds: 2, price: 61 },
];

export default function CabinChoice() {
  const id = React.useId();
  const [cabin, setCabin] = React.useState<Cabin | null>(couchette);

  return (
    <CabinField>
      <label id={`${id}-label`} htmlFor={id}>
        Cabin
      </label>
      <Select
        id={id}
        value={cabin}
        onChange={(event, newCabin) => setCabin(newCabin)}
        renderValue={(option) => option && `${option.label}, ${option.value.price} coins`}
        slots={{ root: CabinButton, listbox: CabinList }}
        slotProps={{ listbox: { 'aria-labelledby': `${id}-label` } }}
      >
        {cabins.map((item) => (
          <CabinOption key={item.name} value={item} label={item.name}>
            {item.name}
            <CabinNote>{item.note}</CabinNote>
          </CabinOption>
        ))}
      </Select>
      <div>{cabin && `Sleeps ${cabin.beds}.`}</div>
    </CabinField>
  );
}
