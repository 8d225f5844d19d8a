import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { FormControl, formControlClasses } from '@mui/base/FormControl';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const Fields = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
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
  [`.mode-dark &.${formControlClasses.error} .${inputClasses.input}`]: {
    borderColor: '#fda4af',
  },
});

const FieldLabel = styled('label')({
  fontWeight: 600,
});

const ProblemText = styled('small')({
  fontSize: '0.875rem',
  color: '#be123c',
  '.mode-dark &': {
    color: '#fda4af',
  },
});

const BookButton = styled(Button)({
  alignSelf: 'flex-start',
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  background: '#9a3412',
  color: '#fff',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid #9a3412',
    outlineOffset: 2,
  },
  '.mode-dark &': {
    background: '#fdba74',
    color: '#431407',
  },
  [`.mode-dark &.${buttonClasses.focusVisible}`]: {
    outlineColor: '#fdba74',
  },
});

interface TextFieldProps {
  label: string;
  value: string;
  problem: string;
  inputRef: React.Ref<HTMLInputElement>;
  onValueChange: (value: string) => void;
}

function TextField({ label, value, problem, inputRef, onValueChange }: TextFieldProps) {
  const id = React.useId();

  return (
    <Field
      required
      error={problem !== ''}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
    >
      <FieldLabel htmlFor={id}>{label} (required)</FieldLabel>
      <Input id={id} aria-describedby={`${id}-problem`} slotProps={{ input: { ref: inputRef } }} />
      <ProblemText id={`${id}-problem`} aria-live="polite">
        {problem}
      </ProblemText>
    </Field>
  );
}

function findNameProblem(name: string) {
  return name.trim() === '' ? 'Write the name that is on the piece.' : '';
}

function findHeightProblem(height: string) {
  return Number(height) >= 1 && Number(height) <= 40 ? '' : 'Write a number from 1 to 40.';
}

export default function ShelfBooking() {
  const [name, setName] = React.useState('');
  const [height, setHeight] = React.useState('');
  const [checked, setChecked] = React.useState(false);
  const [booked, setBooked] = React.useState('');
  const nameRef = React.useRef<HTMLInputElement>(null);
  const heightRef = React.useRef<HTMLInputElement>(null);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setBooked('');
    setChecked(true);
    if (findNameProblem(name)) {
      nameRef.current?.focus();
    } else if (findHeightProblem(height)) {
      heightRef.current?.focus();
    } else {
      setBooked(`${name.trim()} has a place on a shelf of ${Number(height)} cm.`);
      setName('');
      setHeight('');
      setChecked(false);
    }
  };

  return (
    <Fields noValidate onSubmit={handleSubmit}>
      <TextField
        label="Name on the piece"
        value={name}
        problem={checked ? findNameProblem(name) : ''}
        inputRef={nameRef}
        onValueChange={setName}
      />
      <TextField
        label="Height in cm"
        value={height}
        problem={checked ? findHeightProblem(height) : ''}
        inputRef={heightRef}
        onValueChange={setHeight}
      />
      <BookButton type="submit">Book a shelf</BookButton>
      <div role="status">{booked}</div>
    </Fields>
  );
}
