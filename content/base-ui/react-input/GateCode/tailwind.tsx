import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Input } from '@mui/base/Input';

const gateField = 'flex w-full max-w-70 flex-col gap-1';

const gateInput =
  'flex items-center rounded-lg border text-slate-900 bg-white border-slate-500 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 ' +
  '[&.Mui-focused]:border-lime-700 [&.Mui-focused]:outline-1 [&.Mui-focused]:outline-lime-700 ' +
  'dark:[&.Mui-focused]:border-lime-300 dark:[&.Mui-focused]:outline-lime-300 ' +
  '[&_.MuiInput-input]:w-full [&_.MuiInput-input]:min-w-0 [&_.MuiInput-input]:grow ' +
  '[&_.MuiInput-input]:px-3 [&_.MuiInput-input]:py-2 [&_.MuiInput-input]:outline-0';

const revealButton =
  'cursor-pointer self-stretch rounded-e-[7px] px-3 font-semibold -outline-offset-2 ' +
  'outline-current focus-visible:outline-2';

export default function GateCode() {
  const id = React.useId();
  const [shown, setShown] = React.useState(false);

  return (
    <div className={gateField}>
      <label htmlFor={id}>Code of the garden gate</label>
      <Input
        className={gateInput}
        id={id}
        type={shown ? 'text' : 'password'}
        autoComplete="off"
        defaultValue="4711"
        endAdornment={
          <Button
            className={revealButton}
            type="button"
            aria-controls={id}
            aria-label={shown ? 'Hide the code' : 'Show the code'}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </Button>
        }
      />
    </div>
  );
}
