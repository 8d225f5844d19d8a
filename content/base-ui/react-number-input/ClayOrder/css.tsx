import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './styles.css';

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
    <div className="order-box">
      {clays.map((clay, index) => (
        <div className="order-row" key={clay.name}>
          <label htmlFor={`${id}-${index}`}>{`${clay.name}, ${clay.price} coins`}</label>
          <NumberInput
            className="order-input"
            id={`${id}-${index}`}
            value={amounts[index]}
            min={0}
            max={20}
            onChange={(event, amount = 0) =>
              setAmounts((before) => before.map((old, place) => (place === index ? amount : old)))
            }
            slotProps={parts}
          />
        </div>
      ))}
      <output className="order-sum">{`Together ${sum} coins`}</output>
    </div>
  );
}
