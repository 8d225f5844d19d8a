import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';

const fields = 'flex w-full max-w-75 flex-col gap-5';

const field =
  'flex flex-col gap-1 [&_.MuiInput-input]:box-border ' +
  '[&_.MuiInput-input]:w-full [&_.MuiInput-input]:rounded-lg [&_.MuiInput-input]:border ' +
  '[&_.MuiInput-input]:border-stone-500 [&_.MuiInput-input]:bg-transparent ' +
  '[&_.MuiInput-input]:px-3 [&_.MuiInput-input]:py-2 ' +
  '[&_.MuiInput-input]:-outline-offset-1 [&_.MuiInput-input]:outline-orange-800 ' +
  '[&.Mui-focused_.MuiInput-input]:outline-2 dark:[&_.MuiInput-input]:border-stone-400 ' +
  'dark:[&_.MuiInput-input]:outline-orange-300';

const labelText = 'flex justify-between gap-2 font-semibold';

const noteText = 'text-sm font-normal text-stone-600 dark:text-stone-300';

function Label({ htmlFor, children }: { htmlFor: string; children: React.ReactNode }) {
  const control = useFormControlContext();
  const note = control?.required ? 'to fill in' : 'optional';

  return (
    <label className={labelText} htmlFor={htmlFor}>
      {children}
      <span className={noteText}>{control?.filled ? 'filled in' : note}</span>
    </label>
  );
}

export default function LabelThatKnows() {
  const id = React.useId();

  return (
    <div className={fields}>
      <FormControl className={field} required>
        <Label htmlFor={`${id}-glaze`}>Glaze</Label>
        <Input id={`${id}-glaze`} />
      </FormControl>
      <FormControl className={field}>
        <Label htmlFor={`${id}-wish`}>Wish for the kiln team</Label>
        <Input id={`${id}-wish`} />
      </FormControl>
    </div>
  );
}
