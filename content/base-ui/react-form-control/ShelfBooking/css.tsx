import * as React from 'react';
import { Button } from '@mui/base/Button';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './styles.css';

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
    <FormControl
      className="shelf-field"
      required
      error={problem !== ''}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
    >
      <label className="shelf-field-label" htmlFor={id}>
        {label} (required)
      </label>
      <Input id={id} aria-describedby={`${id}-problem`} slotProps={{ input: { ref: inputRef } }} />
      <small className="shelf-problem-text" id={`${id}-problem`} aria-live="polite">
        {problem}
      </small>
    </FormControl>
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
    <form className="shelf-fields" noValidate onSubmit={handleSubmit}>
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
      <Button className="shelf-book-button" type="submit">
        Book a shelf
      </Button>
      <div role="status">{booked}</div>
    </form>
  );
}
