import * as React from 'react';
import { Input } from '@mui/base/Input';

const plantField = 'flex w-full max-w-70 flex-col gap-1';

const plantInput =
  'flex items-center rounded-lg border text-slate-900 bg-white border-slate-500 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 ' +
  '[&.Mui-focused]:border-lime-700 [&.Mui-focused]:outline-1 [&.Mui-focused]:outline-lime-700 ' +
  'dark:[&.Mui-focused]:border-lime-300 dark:[&.Mui-focused]:outline-lime-300 ' +
  '[&_.MuiInput-input]:w-full [&_.MuiInput-input]:min-w-0 [&_.MuiInput-input]:grow ' +
  '[&_.MuiInput-input]:px-3 [&_.MuiInput-input]:py-2 [&_.MuiInput-input]:outline-0';

export default function BasicInput() {
  const id = React.useId();

  return (
    <div className={plantField}>
      <label htmlFor={id}>Name of the plant</label>
      <Input className={plantInput} id={id} defaultValue="Lady's mantle" />
    </div>
  );
}
