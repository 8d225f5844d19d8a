import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';

const field =
  'flex w-full max-w-75 flex-col gap-1 [&_.MuiInput-input]:box-border ' +
  '[&_.MuiInput-input]:w-full [&_.MuiInput-input]:rounded-lg [&_.MuiInput-input]:border ' +
  '[&_.MuiInput-input]:border-stone-500 [&_.MuiInput-input]:bg-transparent ' +
  '[&_.MuiInput-input]:px-3 [&_.MuiInput-input]:py-2 ' +
  '[&_.MuiInput-input]:-outline-offset-1 [&_.MuiInput-input]:outline-orange-800 ' +
  '[&.Mui-focused_.MuiInput-input]:outline-2 dark:[&_.MuiInput-input]:border-stone-400 ' +
  'dark:[&_.MuiInput-input]:outline-orange-300';

const fieldLabel = 'font-semibold';

const hint = 'text-sm text-stone-600 dark:text-stone-300';

const limit = 12;

export default function StampText() {
  const id = React.useId();

  return (
    <FormControl className={field} defaultValue="Mug">
      {({ value, focused }) => (
        <>
          <label className={fieldLabel} htmlFor={id}>
            Text of the stamp
          </label>
          <Input
            id={id}
            aria-describedby={`${id}-hint`}
            slotProps={{ input: { maxLength: limit } }}
          />
          <small className={hint} id={`${id}-hint`}>
            {focused ? `Letters left: ${limit - String(value).length}` : `Up to ${limit} letters`}
          </small>
        </>
      )}
    </FormControl>
  );
}
