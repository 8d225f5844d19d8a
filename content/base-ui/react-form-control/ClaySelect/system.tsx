import * as React from 'react';
import { FormControl, useFormControlContext, formControlClasses } from '@mui/base/FormControl';
import { styled } from '@mui/system';

const Field = styled(FormControl)({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  maxWidth: 300,
  '& select': {
    boxSizing: 'border-box',
    width: '100%',
    padding: '8px 12px',
    border: '1px solid #78716c',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
  [`&.${formControlClasses.focused} select`]: {
    outline: '2px solid #9a3412',
    outlineOffset: -1,
  },
  '.mode-dark & select': {
    borderColor: '#a8a29e',
  },
  [`.mode-dark &.${formControlClasses.focused} select`]: {
    outlineColor: '#fdba74',
  },
});

const FieldLabel = styled('label')({
  fontWeight: 600,
});

const Hint = styled('small')({
  fontSize: '0.875rem',
  color: '#57534e',
  '.mode-dark &': {
    color: '#d6d3d1',
  },
});

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
    <Field defaultValue="stoneware">
      {({ value }) => (
        <>
          <FieldLabel htmlFor={id}>Clay</FieldLabel>
          <ContextSelect id={id}>
            <option value="earthenware">Earthenware</option>
            <option value="stoneware">Stoneware</option>
            <option value="porcelain">Porcelain</option>
          </ContextSelect>
          <Hint id={`${id}-hint`}>{hints[String(value)]}</Hint>
        </>
      )}
    </Field>
  );
}
