import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import './styles.css';

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
    <FormControl className="clay-field" defaultValue="stoneware">
      {({ value }) => (
        <>
          <label className="clay-field-label" htmlFor={id}>
            Clay
          </label>
          <ContextSelect id={id}>
            <option value="earthenware">Earthenware</option>
            <option value="stoneware">Stoneware</option>
            <option value="porcelain">Porcelain</option>
          </ContextSelect>
          <small className="clay-hint" id={`${id}-hint`}>
            {hints[String(value)]}
          </small>
        </>
      )}
    </FormControl>
  );
}
