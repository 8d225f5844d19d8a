import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

const cupField = 'flex flex-col items-start gap-1';

const cupInput =
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
  '[&_button:disabled]:opacity-40 w-45';

const parts = {
  input: { role: 'spinbutton', inputMode: 'numeric' },
  decrementButton: { type: 'button', 'aria-label': 'Fewer cups', children: '−' },
  incrementButton: { type: 'button', 'aria-label': 'More cups', children: '+' },
} as const;

export default function BasicNumber() {
  const id = React.useId();

  return (
    <div className={cupField}>
      <label htmlFor={id}>Cups to glaze</label>
      <NumberInput
        className={cupInput}
        id={id}
        defaultValue={6}
        min={1}
        max={12}
        slotProps={parts}
      />
    </div>
  );
}
