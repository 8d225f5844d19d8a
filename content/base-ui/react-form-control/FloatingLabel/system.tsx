import * as React from 'react';
import { FormControl, formControlClasses } from '@mui/base/FormControl';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const Field = styled(FormControl)({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  maxWidth: 300,
  [`& .${inputClasses.input}`]: {
    boxSizing: 'border-box',
    width: '100%',
    padding: '24px 12px 8px',
    border: '1px solid #78716c',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
  [`&.${formControlClasses.focused} .${inputClasses.input}`]: {
    outline: '2px solid #9a3412',
    outlineOffset: -1,
  },
  [`.mode-dark & .${inputClasses.input}`]: {
    borderColor: '#a8a29e',
  },
  [`.mode-dark &.${formControlClasses.focused} .${inputClasses.input}`]: {
    outlineColor: '#fdba74',
  },
  position: 'relative',
  '& label': {
    position: 'absolute',
    insetBlockStart: 16,
    insetInlineStart: 12,
    pointerEvents: 'none',
    transition: 'inset-block-start 120ms, font-size 120ms',
  },
  [`&.${formControlClasses.focused} label, &.${formControlClasses.filled} label`]: {
    insetBlockStart: 4,
    fontSize: '0.75rem',
  },
  '@media (prefers-reduced-motion: reduce)': {
    '& label': {
      transition: 'none',
    },
  },
});

export default function FloatingLabel() {
  const id = React.useId();

  return (
    <Field>
      <label htmlFor={id}>Where it broke</label>
      <Input id={id} />
    </Field>
  );
}
