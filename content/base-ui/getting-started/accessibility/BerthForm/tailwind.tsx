import * as React from 'react';
import { Button } from '@mui/base/Button';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';

const berthSheet = 'flex w-full max-w-75 flex-col gap-4';

const berthField = 'flex flex-col gap-1';

const berthInput =
  'flex rounded-lg border border-slate-500 bg-white text-slate-900 ' +
  'focus-within:border-blue-800 focus-within:outline-1 focus-within:outline-blue-800 ' +
  '[&.Mui-error]:border-rose-800 [&.Mui-error]:outline-1 [&.Mui-error]:outline-rose-800 ' +
  '[&.Mui-error:focus-within]:outline-3 [&_.MuiInput-input]:w-full ' +
  '[&_.MuiInput-input]:min-w-0 [&_.MuiInput-input]:px-3 [&_.MuiInput-input]:py-2 ' +
  '[&_.MuiInput-input]:outline-0 dark:border-slate-400 dark:bg-slate-800 ' +
  'dark:text-slate-100 dark:focus-within:border-blue-200 ' +
  'dark:focus-within:outline-blue-200 dark:[&.Mui-error]:border-rose-300 ' +
  'dark:[&.Mui-error]:outline-rose-300';

const hint = 'm-0 text-sm';

const errorText = 'm-0 text-sm text-rose-800 dark:text-rose-300';

const berthButton =
  'cursor-pointer rounded-lg bg-blue-800 px-4 py-2 font-semibold text-white ' +
  'outline-offset-2 outline-blue-800 [&.Mui-focusVisible]:outline-2 dark:bg-blue-200 ' +
  'dark:text-blue-950 dark:outline-blue-200';

export default function BerthForm() {
  const id = React.useId();
  const input = React.useRef<HTMLInputElement>(null);
  const [berth, setBerth] = React.useState('');
  const [problem, setProblem] = React.useState('');
  const [saved, setSaved] = React.useState('');

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const isBerth = /^[1-6][a-d]$/i.test(berth.trim());
    setProblem(isBerth ? '' : 'Not a berth. Write a number from 1 to 6 and a letter from A to D.');
    setSaved(isBerth ? `Berth ${berth.trim().toUpperCase()} is yours.` : '');
    if (!isBerth) input.current?.focus();
  };

  return (
    <form className={berthSheet} noValidate onSubmit={handleSubmit}>
      <FormControl
        required
        value={berth}
        error={problem !== ''}
        onChange={(event) => setBerth(event.target.value)}
      >
        <div className={berthField}>
          <label htmlFor={`${id}-input`}>Berth (required)</label>
          <Input
            className={berthInput}
            id={`${id}-input`}
            aria-describedby={`${id}-hint ${id}-problem`}
            autoComplete="off"
            slotProps={{ input: { ref: input } }}
          />
          <p className={hint} id={`${id}-hint`}>
            It is on the ticket, such as 4B.
          </p>
          <p className={errorText} id={`${id}-problem`} aria-live="polite">
            {problem}
          </p>
        </div>
      </FormControl>
      <div>
        <Button className={berthButton} type="submit">
          Take it
        </Button>
      </div>
      <div role="status">{saved}</div>
    </form>
  );
}
