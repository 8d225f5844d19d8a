import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';

const field =
  'flex w-full max-w-75 flex-col gap-1 [&_select]:box-border [&_select]:w-full ' +
  '[&_select]:rounded-lg [&_select]:border [&_select]:border-stone-500 ' +
  '[&_select]:bg-transparent [&_select]:px-3 [&_select]:py-2 ' +
  '[&_select]:-outline-offset-1 [&_select]:outline-orange-800 ' +
  '[&.Mui-focused_select]:outline-2 dark:[&_select]:border-stone-400 ' +
  'dark:[&_select]:outline-orange-300';

const fieldLabel = 'font-semibold';

const hint = 'text-sm text-stone-600 dark:text-stone-300';

function ContextSelect({ id, children }: { id: string; children: React.ReactNode }) {
  const control = useFormControlContext();
  if (!control) throw new Error('ContextSelect belongs in a FormControl.');

  return (
    <select
      id={id}
      value={String(control.value)}
      disabled={control.disabled}
      required={control.required}
      aria-invalid={control.error || undefined}
      aria-describedby={`${id}-hint`}
      onChange={control.onChange}
      onFocus={control.onFocus}
      onBlur={control.onBlur}
    >
      {children}
    </select>
  );
}

const hints: Record<string, string> = {
  earthenware: 'Fired at 1050 degrees',
  stoneware: 'Fired at 1240 degrees',
  porcelain: 'Fired at 1280 degrees',
};

export default function ClaySelect() {
  const id = React.useId();

  return (
    <FormControl className={field} defaultValue="stoneware">
      {({ value }) => (
        <>
          <label className={fieldLabel} htmlFor={id}>
            Clay
          </label>
          <ContextSelect id={id}>
            <option value="earthenware">Earthenware</option>
            <option value="stoneware">Stoneware</option>
            <option value="porcelain">Porcelain</option>
          </ContextSelect>
          <small className={hint} id={`${id}-hint`}>
            {hints[String(value)]}
          </small>
        </>
      )}
    </FormControl>
  );
}
