import * as React from 'react';
import { FormControl, useFormControlContext, formControlClasses } from '@mui/base/FormControl';
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
});

const LabelText = styled('label')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  fontWeight: 600,
});

const NoteText = styled('span')({
  fontSize: '0.875rem',
  fontWeight: 400,
  color: '#57534e',
  '.mode-dark &': {
    color: '#d6d3d1',
  },
});

function Label({ htmlFor, children }: { htmlFor: string; children: React.ReactNode }) {
  const control = useFormControlContext();
  const note = control?.required ? 'to fill in' : 'optional';

  return (
    <LabelText htmlFor={htmlFor}>
      {children}
      <NoteText>{control?.filled ? 'filled in' : note}</NoteText>
    </LabelText>
  );
}

export default function LabelThatKnows() {
  const id = React.useId();

  return (
    <Fields>
      <Field required>
        <Label htmlFor={`${id}-glaze`}>Glaze</Label>
        <Input id={`${id}-glaze`} />
      </Field>
      <Field>
        <Label htmlFor={`${id}-wish`}>Wish for the kiln team</Label>
        <Input id={`${id}-wish`} />
      </Field>
    </Fields>
  );
}
