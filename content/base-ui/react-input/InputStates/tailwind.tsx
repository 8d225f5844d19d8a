import * as React from 'react';
import { Input } from '@mui/base/Input';

const stateFields = 'grid w-full max-w-120 grid-cols-[repeat(auto-fit,minmax(200px,1fr))] gap-4';

const stateField = 'flex flex-col gap-1';

const stateInput =
  'flex items-center rounded-lg border text-slate-900 bg-white border-slate-500 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 ' +
  '[&.Mui-focused]:border-lime-700 [&.Mui-focused]:outline-1 [&.Mui-focused]:outline-lime-700 ' +
  'dark:[&.Mui-focused]:border-lime-300 dark:[&.Mui-focused]:outline-lime-300 ' +
  '[&_.MuiInput-input]:w-full [&_.MuiInput-input]:min-w-0 [&_.MuiInput-input]:grow ' +
  '[&_.MuiInput-input]:px-3 [&_.MuiInput-input]:py-2 [&_.MuiInput-input]:outline-0 ' +
  '[&.Mui-error]:border-rose-700! dark:[&.Mui-error]:border-rose-300! ' +
  '[&.Mui-disabled]:opacity-50';

const problem = 'm-0 text-sm text-rose-700 dark:text-rose-300';

export default function InputStates() {
  const id = React.useId();

  return (
    <div className={stateFields}>
      <div className={stateField}>
        <label htmlFor={`${id}-required`}>Planted by (required)</label>
        <Input className={stateInput} id={`${id}-required`} required defaultValue="Group B" />
      </div>
      <div className={stateField}>
        <label htmlFor={`${id}-error`}>Distance</label>
        <Input
          className={stateInput}
          id={`${id}-error`}
          error
          defaultValue="-20"
          aria-describedby={`${id}-error-problem`}
        />
        <p className={problem} id={`${id}-error-problem`}>
          A distance is more than zero.
        </p>
      </div>
      <div className={stateField}>
        <label htmlFor={`${id}-read-only`}>Garden number</label>
        <Input className={stateInput} id={`${id}-read-only`} readOnly defaultValue="H-0412" />
      </div>
      <div className={stateField}>
        <label htmlFor={`${id}-disabled`}>Sponsor</label>
        <Input className={stateInput} id={`${id}-disabled`} disabled defaultValue="Not open yet" />
      </div>
    </div>
  );
}
