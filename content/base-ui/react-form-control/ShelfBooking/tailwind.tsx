import * as React from 'react';
import { Button } from '@mui/base/Button';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';

const fields = 'flex w-full max-w-75 flex-col gap-4';

const field =
  'flex flex-col gap-1 [&_.MuiInput-input]:box-border ' +
  '[&_.MuiInput-input]:w-full [&_.MuiInput-input]:rounded-lg [&_.MuiInput-input]:border ' +
  '[&_.MuiInput-input]:border-stone-500 [&_.MuiInput-input]:bg-transparent ' +
  '[&_.MuiInput-input]:px-3 [&_.MuiInput-input]:py-2 ' +
  '[&_.MuiInput-input]:-outline-offset-1 [&_.MuiInput-input]:outline-orange-800 ' +
  '[&.Mui-focused_.MuiInput-input]:outline-2 dark:[&_.MuiInput-input]:border-stone-400 ' +
  'dark:[&_.MuiInput-input]:outline-orange-300 ' +
  '[&.Mui-error_.MuiInput-input]:border-rose-700 ' +
  'dark:[&.Mui-error_.MuiInput-input]:border-rose-300';

const fieldLabel = 'font-semibold';

const problemText = 'text-sm text-rose-700 dark:text-rose-300';

const bookButton =
  'cursor-pointer self-start rounded-lg bg-orange-800 px-4 py-2 font-semibold ' +
  'text-white outline-offset-2 outline-orange-800 focus-visible:outline-2 ' +
  'dark:bg-orange-300 dark:text-orange-950 dark:outline-orange-300';

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
      className={field}
      required
      error={problem !== ''}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
    >
      <label className={fieldLabel} htmlFor={id}>
        {label} (required)
      </label>
      <Input id={id} aria-describedby={`${id}-problem`} slotProps={{ input: { ref: inputRef } }} />
      <small className={problemText} id={`${id}-problem`} aria-live="polite">
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
    <form className={fields} noValidate onSubmit={handleSubmit}>
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
      <Button className={bookButton} type="submit">
        Book a shelf
      </Button>
      <div role="status">{booked}</div>
    </form>
  );
}
