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

const limit = 12;

export default function StampText() {
  const id = React.useId();

  return (
    <Field defaultValue="Mug">
      {({ value, focused }) => (
        <>
          <FieldLabel htmlFor={id}>Text of the stamp</FieldLabel>
          <Input
            id={id}
            aria-describedby={`${id}-hint`}
            slotProps={{ input: { maxLength: limit } }}
          />
          <Hint id={`${id}-hint`}>
            {focused ? `Letters left: ${limit - String(value).length}` : `Up to ${limit} letters`}
          </Hint>
        </>
      )}
    </Field>
  );
}
