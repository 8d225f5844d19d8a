import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

const layoutRow = 'flex flex-wrap gap-6';

const layoutField = 'flex flex-col items-start gap-1';

const stackedInput =
  'grid w-45 grid-cols-[1fr_40px] grid-rows-[24px_24px] rounded-lg border ' +
  'border-stone-500 bg-white text-stone-900 dark:border-stone-400 dark:bg-stone-800 ' +
  'dark:text-stone-100 [&.Mui-focused]:border-orange-800 [&.Mui-focused]:outline-1 ' +
  '[&.Mui-focused]:outline-orange-800 dark:[&.Mui-focused]:border-orange-300 ' +
  'dark:[&.Mui-focused]:outline-orange-300 [&_.MuiNumberInput-input]:[grid-area:1/1/3/2] ' +
  '[&_.MuiNumberInput-input]:w-full [&_.MuiNumberInput-input]:min-w-0 ' +
  '[&_.MuiNumberInput-input]:px-3 [&_.MuiNumberInput-input]:py-2 ' +
  '[&_.MuiNumberInput-input]:outline-0 [&_button]:cursor-pointer [&_button]:rounded-[7px] ' +
  '[&_button]:leading-none [&_button:hover]:bg-orange-100 ' +
  'dark:[&_button:hover]:bg-stone-600 [&_.MuiNumberInput-incrementButton]:[grid-area:1/2] ' +
  '[&_.MuiNumberInput-decrementButton]:[grid-area:2/2] ' +
  '[&_button:disabled]:cursor-not-allowed [&_button:disabled]:opacity-40';

const roundInput =
  'flex w-45 items-center gap-2 [&_.MuiNumberInput-input]:w-full ' +
  '[&_.MuiNumberInput-input]:min-w-0 [&_.MuiNumberInput-input]:grow ' +
  '[&_.MuiNumberInput-input]:border-b-2 [&_.MuiNumberInput-input]:border-stone-500 ' +
  '[&_.MuiNumberInput-input]:px-1 [&_.MuiNumberInput-input]:py-2 ' +
  '[&_.MuiNumberInput-input]:text-center [&_.MuiNumberInput-input]:outline-0 ' +
  'dark:[&_.MuiNumberInput-input]:border-stone-400 ' +
  '[&.Mui-focused_.MuiNumberInput-input]:border-orange-800 ' +
  '[&.Mui-focused_.MuiNumberInput-input]:shadow-[0_1px_0_var(--color-orange-800)] ' +
  'dark:[&.Mui-focused_.MuiNumberInput-input]:border-orange-300 ' +
  'dark:[&.Mui-focused_.MuiNumberInput-input]:shadow-[0_1px_0_var(--color-orange-300)] ' +
  '[&_button]:size-9 [&_button]:shrink-0 [&_button]:cursor-pointer ' +
  '[&_button]:rounded-full [&_button]:border [&_button]:border-stone-500 ' +
  '[&_button]:bg-white [&_button]:text-stone-900 dark:[&_button]:border-stone-400 ' +
  'dark:[&_button]:bg-stone-800 dark:[&_button]:text-stone-100 ' +
  '[&_button:hover]:bg-orange-100 dark:[&_button:hover]:bg-stone-600 ' +
  '[&_.MuiNumberInput-incrementButton]:order-1 [&_button:disabled]:cursor-not-allowed ' +
  '[&_button:disabled]:opacity-40';

const parts = {
  input: { role: 'spinbutton', inputMode: 'numeric' },
  decrementButton: { type: 'button', 'aria-label': 'Fewer', children: '−' },
  incrementButton: { type: 'button', 'aria-label': 'More', children: '+' },
} as const;

export default function TwoLayouts() {
  const id = React.useId();

  return (
    <div className={layoutRow}>
      <div className={layoutField}>
        <label htmlFor={`${id}-plates`}>Plates</label>
        <NumberInput
          className={stackedInput}
          id={`${id}-plates`}
          defaultValue={4}
          min={1}
          max={12}
          slotProps={parts}
        />
      </div>
      <div className={layoutField}>
        <label htmlFor={`${id}-bowls`}>Bowls</label>
        <NumberInput
          className={roundInput}
          id={`${id}-bowls`}
          defaultValue={2}
          min={1}
          max={12}
          slotProps={parts}
        />
      </div>
    </div>
  );
}
