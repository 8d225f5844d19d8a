import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';

const field =
  'flex w-full max-w-75 flex-col gap-1 [&_.MuiInput-input]:box-border ' +
  '[&_.MuiInput-input]:w-full [&_.MuiInput-input]:rounded-lg [&_.MuiInput-input]:border ' +
  '[&_.MuiInput-input]:border-stone-500 [&_.MuiInput-input]:bg-transparent ' +
  '[&_.MuiInput-input]:px-3 [&_.MuiInput-input]:pt-6 [&_.MuiInput-input]:pb-2 ' +
  '[&_.MuiInput-input]:-outline-offset-1 [&_.MuiInput-input]:outline-orange-800 ' +
  '[&.Mui-focused_.MuiInput-input]:outline-2 dark:[&_.MuiInput-input]:border-stone-400 ' +
  'dark:[&_.MuiInput-input]:outline-orange-300 relative [&_label]:absolute ' +
  '[&_label]:start-3 [&_label]:top-4 [&_label]:pointer-events-none ' +
  '[&_label]:transition-all [&_label]:duration-120 ' +
  '[&_label]:motion-reduce:transition-none [&.Mui-focused_label]:top-1 ' +
  '[&.Mui-focused_label]:text-xs [&.MuiFormControl-filled_label]:top-1 ' +
  '[&.MuiFormControl-filled_label]:text-xs';

export default function FloatingLabel() {
  const id = React.useId();

  return (
    <FormControl className={field}>
      <label htmlFor={id}>Where it broke</label>
      <Input id={id} />
    </FormControl>
  );
}
