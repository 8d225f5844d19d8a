import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';

const fields = 'flex w-full max-w-75 flex-col gap-5';

const field =
  'flex flex-col gap-1 [&_.MuiInput-input]:box-border ' +
  '[&_.MuiInput-input]:w-full [&_.MuiInput-input]:rounded-lg [&_.MuiInput-input]:border ' +
  '[&_.MuiInput-input]:border-stone-500 [&_.MuiInput-input]:bg-transparent ' +
  '[&_.MuiInput-input]:px-3 [&_.MuiInput-input]:py-2 ' +
  '[&_.MuiInput-input]:-outline-offset-1 [&_.MuiInput-input]:outline-orange-800 ' +
  '[&.Mui-focused_.MuiInput-input]:outline-2 dark:[&_.MuiInput-input]:border-stone-400 ' +
  'dark:[&_.MuiInput-input]:outline-orange-300 ' +
  '[&.Mui-error_.MuiInput-input]:border-rose-700 ' +
  'dark:[&.Mui-error_.MuiInput-input]:border-rose-300 [&.Mui-disabled]:text-stone-600 ' +
  'dark:[&.Mui-disabled]:text-stone-300 ' +
  '[&.Mui-disabled_.MuiInput-input]:cursor-not-allowed ' +
  '[&.Mui-disabled_.MuiInput-input]:border-dashed';

const fieldLabel = 'font-semibold';

const hint = 'text-sm text-stone-600 dark:text-stone-300';

const problem = 'text-sm text-rose-700 dark:text-rose-300';

export default function FieldStates() {
  const id = React.useId();

  return (
    <div className={fields}>
      <FormControl className={field} required>
        <label className={fieldLabel} htmlFor={`${id}-potter`}>
          Potter (required)
        </label>
        <Input id={`${id}-potter`} />
      </FormControl>
      <FormControl className={field} error defaultValue="1500">
        <label className={fieldLabel} htmlFor={`${id}-heat`}>
          Heat in degrees Celsius
        </label>
        <Input id={`${id}-heat`} aria-describedby={`${id}-problem`} />
        <small className={problem} id={`${id}-problem`}>
          The kiln goes up to 1300.
        </small>
      </FormControl>
      <FormControl className={field} disabled defaultValue="12">
        <label className={fieldLabel} htmlFor={`${id}-shelf`}>
          Shelf
        </label>
        <Input id={`${id}-shelf`} aria-describedby={`${id}-reason`} />
        <small className={hint} id={`${id}-reason`}>
          The kiln is loaded.
        </small>
      </FormControl>
    </div>
  );
}
