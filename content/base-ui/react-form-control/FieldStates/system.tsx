import * as React from 'react';
import { FormControl, formControlClasses } from '@mui/base/FormControl';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const Fields = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  width: '100%',
  maxWidth: 300,
});

const Field = styled(FormControl)({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  [`& .${inputClasses.input}`]: {
    boxSizing: 'border-box',
    width: '100%',
    padding: '8px 12px',
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
  [`&.${formControlClasses.error} .${inputClasses.input}`]: {
    borderColor: '#be123c',
  },
  [`&.${formControlClasses.disabled}`]: {
    color: '#57534e',
  },
  [`&.${formControlClasses.disabled} .${inputClasses.input}`]: {
    borderStyle: 'dashed',
    cursor: 'not-allowed',
  },
  [`.mode-dark &.${formControlClasses.error} .${inputClasses.input}`]: {
    borderColor: '#fda4af',
  },
  [`.mode-dark &.${formControlClasses.disabled}`]: {
    color: '#d6d3d1',
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

const Problem = styled('small')({
  fontSize: '0.875rem',
  color: '#be123c',
  '.mode-dark &': {
    color: '#fda4af',
  },
});

export default function FieldStates() {
  const id = React.useId();

  return (
    <Fields>
      <Field required>
        <FieldLabel htmlFor={`${id}-potter`}>Potter (required)</FieldLabel>
        <Input id={`${id}-potter`} />
      </Field>
      <Field error defaultValue="1500">
        <FieldLabel htmlFor={`${id}-heat`}>Heat in degrees Celsius</FieldLabel>
        <Input id={`${id}-heat`} aria-describedby={`${id}-problem`} />
        <Problem id={`${id}-problem`}>The kiln goes up to 1300.</Problem>
      </Field>
      <Field disabled defaultValue="12">
        <FieldLabel htmlFor={`${id}-shelf`}>Shelf</FieldLabel>
        <Input id={`${id}-shelf`} aria-describedby={`${id}-reason`} />
        <Hint id={`${id}-reason`}>The kiln is loaded.</Hint>
      </Field>
    </Fields>
  );
}
