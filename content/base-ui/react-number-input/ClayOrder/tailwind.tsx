import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

const orderBox = 'flex w-full max-w-90 flex-col gap-3';

const orderRow = 'flex flex-wrap items-center justify-between gap-2';

const orderInput =
  'flex items-stretch rounded-lg border border-stone-500 bg-white text-stone-900 ' +
  'dark:border-stone-400 dark:bg-stone-800 dark:text-stone-100 ' +
  '[&.Mui-focused]:border-orange-800 [&.Mui-focused]:outline-1 ' +
  '[&.Mui-focused]:outline-orange-800 dark:[&.Mui-focused]:border-orange-300 ' +
  'dark:[&.Mui-focused]:outline-orange-300 [&_.MuiNumberInput-input]:w-full ' +
  '[&_.MuiNumberInput-input]:min-w-0 [&_.MuiNumberInput-input]:grow ' +
  '[&_.MuiNumberInput-input]:px-1 [&_.MuiNumberInput-input]:py-2 ' +
  '[&_.MuiNumberInput-input]:text-center [&_.MuiNumberInput-input]:outline-0 ' +
  '[&_button]:w-10 [&_button]:shrink-0 [&_button]:cursor-pointer [&_button]:rounded-[7px] ' +
  '[&_button:hover]:bg-orange-100 dark:[&_button:hover]:bg-stone-600 ' +
  '[&_.MuiNumberInput-incrementButton]:order-1 [&_button:disabled]:cursor-not-allowed ' +
  '[&_button:disabled]:opacity-40 w-35';

const orderSum = 'font-semibold';

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
    <div className={orderBox}>
      {clays.map((clay, index) => (
        <div className={orderRow} key={clay.name}>
          <label htmlFor={`${id}-${index}`}>{`${clay.name}, ${clay.price} coins`}</label>
          <NumberInput
            className={orderInput}
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
      <output className={orderSum}>{`Together ${sum} coins`}</output>
    </div>
  );
}
