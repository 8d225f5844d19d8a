import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

const stateRow = 'flex flex-wrap gap-6';

const stateField = 'flex flex-col items-start gap-1';

const stateInput =
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
  '[&_button:disabled]:opacity-40 w-45 [&.Mui-error]:border-rose-700! ' +
  'dark:[&.Mui-error]:border-rose-300! [&.Mui-disabled]:opacity-50 ' +
  '[&.Mui-readOnly]:border-dashed [&.Mui-readOnly_button]:hidden';

const stateNote = 'text-sm text-rose-700 dark:text-rose-300';

const parts = {
  input: { role: 'spinbutton', inputMode: 'numeric' },
  decrementButton: { type: 'button', 'aria-label': 'Fewer', children: '−' },
  incrementButton: { type: 'button', 'aria-label': 'More', children: '+' },
} as const;

const changing = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];

function keepNumber(event: React.KeyboardEvent) {
  if (changing.includes(event.key)) event.preventDefault();
}

export default function NumberStates() {
  const id = React.useId();

  return (
    <div className={stateRow}>
      <div className={stateField}>
        <label htmlFor={`${id}-shelves`}>Shelves</label>
        <NumberInput
          className={stateInput}
          id={`${id}-shelves`}
          defaultValue={3}
          disabled
          slotProps={parts}
        />
      </div>
      <div className={stateField}>
        <label htmlFor={`${id}-firings`}>Firings so far</label>
        <NumberInput
          className={stateInput}
          id={`${id}-firings`}
          value={41}
          readOnly
          slotProps={{ ...parts, input: { ...parts.input, onKeyDown: keepNumber } }}
        />
      </div>
      <div className={stateField}>
        <label htmlFor={`${id}-tiles`}>Tiles</label>
        <NumberInput
          className={stateInput}
          id={`${id}-tiles`}
          defaultValue={90}
          error
          slotProps={{ ...parts, input: { ...parts.input, 'aria-describedby': `${id}-error` } }}
        />
        <div className={stateNote} id={`${id}-error`}>
          The kiln holds 80 tiles.
        </div>
      </div>
    </div>
  );
}
