import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

const OrderBox = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  width: '100%',
  maxWidth: 360,
});

const OrderRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});

const OrderInput = styled(NumberInput)({
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
  width: 140,
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

const OrderSum = styled('output')({
  fontWeight: 600,
});

const parts = {
  input: { role: 'spinbutton', inputMode: 'numeric' },
  decrementButton: { type: 'button', 'aria-label': 'One bag less', children: '−' },
  incrementButton: { type: 'button', 'aria-label': 'One bag more', children: '+' },
} as const;

const clays = [
  { name: 'Red clay', price: 9 },
  { name: 'Porcelain', price: 23 },
];

export default function ClayOrder() {
  const id = React.useId();
  const [amounts, setAmounts] = React.useState([2, 1]);
  const sum = clays.reduce((total, clay, index) => total + clay.price * (amounts[index] ?? 0), 0);

  return (
    <OrderBox>
      {clays.map((clay, index) => (
        <OrderRow key={clay.name}>
          <label htmlFor={`${id}-${index}`}>{`${clay.name}, ${clay.price} coins`}</label>
          <OrderInput
            id={`${id}-${index}`}
            value={amounts[index]}
            min={0}
            max={20}
            onChange={(event, amount = 0) =>
              setAmounts((before) => before.map((old, place) => (place === index ? amount : old)))
            }
            slotProps={parts}
          />
        </OrderRow>
      ))}
      <OrderSum>{`Together ${sum} coins`}</OrderSum>
    </OrderBox>
  );
}
