import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Input } from '@mui/base/Input';

const formFields = 'flex w-full max-w-75 flex-col gap-4';

const formRow = 'flex flex-col gap-1';

const formInput =
  'flex items-center rounded-lg border text-slate-900 bg-white border-slate-500 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 ' +
  '[&.Mui-focused]:border-lime-700 [&.Mui-focused]:outline-1 [&.Mui-focused]:outline-lime-700 ' +
  'dark:[&.Mui-focused]:border-lime-300 dark:[&.Mui-focused]:outline-lime-300 ' +
  '[&_.MuiInput-input]:w-full [&_.MuiInput-input]:min-w-0 [&_.MuiInput-input]:grow ' +
  '[&_.MuiInput-input]:px-3 [&_.MuiInput-input]:py-2 [&_.MuiInput-input]:outline-0 ' +
  '[&.Mui-error]:border-rose-700! dark:[&.Mui-error]:border-rose-300! ' +
  '[&.Mui-disabled]:opacity-50';

const formProblem = 'm-0 text-sm text-rose-700 dark:text-rose-300';

const printButton =
  'cursor-pointer rounded-lg bg-lime-700 px-4 py-2 font-semibold text-white ' +
  'outline-offset-2 outline-lime-700 focus-visible:outline-2 dark:bg-lime-300 ' +
  'dark:text-lime-950 dark:outline-lime-300';

export default function LabelForm() {
  const id = React.useId();
  const [plant, setPlant] = React.useState('');
  const [problem, setProblem] = React.useState('');
  const [printed, setPrinted] = React.useState('');
  const input = React.useRef<HTMLInputElement>(null);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    if (plant.trim() === '') {
      setProblem('Write a name, or the label stays empty.');
      setPrinted('');
      input.current?.focus();
      return;
    }
    setProblem('');
    setPrinted(plant.trim());
  };

  return (
    <form className={formFields} noValidate onSubmit={handleSubmit}>
      <div className={formRow}>
        <label htmlFor={`${id}-text`}>Text of the label</label>
        <Input
          className={formInput}
          id={`${id}-text`}
          value={plant}
          error={problem !== ''}
          aria-describedby={`${id}-problem`}
          onChange={(event) => setPlant(event.target.value)}
          slotProps={{ input: { ref: input, maxLength: 24 } }}
        />
        <p className={formProblem} id={`${id}-problem`} aria-live="polite">
          {problem}
        </p>
      </div>
      <Button className={printButton} type="submit">
        Print the label
      </Button>
      <div role="status">{printed && `Printing “${printed}”.`}</div>
    </form>
  );
}
