import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

const heatField = 'flex flex-col items-start gap-1';

const heatInput =
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

const heatNote = 'text-sm';

const parts = {
  input: { role: 'spinbutton', inputMode: 'numeric' },
  decrementButton: { type: 'button', 'aria-label': 'Cooler', children: '−' },
  incrementButton: { type: 'button', 'aria-label': 'Hotter', children: '+' },
} as const;

export default function KilnHeat() {
  const id = React.useId();

  return (
    <div className={heatField}>
      <label htmlFor={id}>Kiln temperature in °C</label>
      <NumberInput
        className={heatInput}
        id={id}
        defaultValue={1000}
        min={600}
        max={1280}
        step={20}
        shiftMultiplier={5}
        slotProps={{ ...parts, input: { ...parts.input, 'aria-describedby': `${id}-range` } }}
      />
      <div className={heatNote} id={`${id}-range`}>
        600 to 1280, in steps of 20
      </div>
    </div>
  );
}
