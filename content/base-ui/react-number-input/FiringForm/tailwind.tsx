import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

const firingFields = 'flex flex-col items-start gap-4';

const firingField = 'flex flex-col items-start gap-1';

const firingInput =
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
  'dark:[&.Mui-error]:border-rose-300!';

const firingError = 'text-rose-700 dark:text-rose-300';

const firingStatus = 'min-h-6';

const firingButton =
  'cursor-pointer rounded-lg border border-stone-500 bg-white px-4 py-2 text-stone-900 ' +
  'outline-offset-2 outline-orange-800 focus-visible:outline-2 dark:border-stone-400 ' +
  'dark:bg-stone-800 dark:text-stone-100 dark:outline-orange-300';

const parts = {
  input: { role: 'spinbutton', inputMode: 'numeric' },
  decrementButton: { type: 'button', 'aria-label': 'Fewer hours', children: '−' },
  incrementButton: { type: 'button', 'aria-label': 'More hours', children: '+' },
} as const;

export default function FiringForm() {
  const id = React.useId();
  const input = React.useRef<HTMLInputElement>(null);
  const [missing, setMissing] = React.useState(false);
  const [sent, setSent] = React.useState('');

  return (
    <form
      className={firingFields}
      noValidate
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const hours = Number(new FormData(event.currentTarget).get('hours'));
        const isMissing = !Number.isInteger(hours) || hours < 1 || hours > 48;
        setMissing(isMissing);
        if (isMissing) input.current?.focus();
        setSent(isMissing ? '' : `Reserved for ${hours === 1 ? '1 hour' : `${hours} hours`}.`);
      }}
    >
      <div className={firingField}>
        <label htmlFor={id}>Hours in the kiln</label>
        <NumberInput
          className={firingInput}
          id={id}
          min={1}
          max={48}
          required
          error={missing}
          onChange={() => setMissing(false)}
          slotProps={{
            input: {
              ...parts.input,
              ref: input,
              name: 'hours',
              'aria-describedby': `${id}-help`,
            },
            decrementButton: parts.decrementButton,
            incrementButton: parts.incrementButton,
          }}
        />
        <div className={missing ? firingError : undefined} id={`${id}-help`} aria-live="polite">
          {missing ? 'Enter a whole number from 1 to 48.' : 'From 1 to 48'}
        </div>
      </div>
      <button className={firingButton} type="submit">
        Reserve the kiln
      </button>
      <div className={firingStatus} role="status">
        {sent}
      </div>
    </form>
  );
}
