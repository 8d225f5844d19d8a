import * as React from 'react';
import { Button } from '@mui/base/Button';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function BerthForm() {
  const id = React.useId();
  const input = React.useRef<HTMLInputElement>(null);
  const [berth, setBerth] = React.useState('');
  const [problem, setProblem] = React.useState('');
  const [saved, setSaved] = React.useState('');

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const isBerth = /^[1-6][a-d]$/i.test(berth.trim());
    setProblem(isBerth ? '' : 'Not a berth. Write a number from 1 to 6 and a letter from A to D.');
    setSaved(isBerth ? `Berth ${berth.trim().toUpperCase()} is yours.` : '');
    if (!isBerth) input.current?.focus();
  };

  return (
    <form className="berth-sheet" noValidate onSubmit={handleSubmit}>
      <FormControl
        required
        value={berth}
        error={problem !== ''}
        onChange={(event) => setBerth(event.target.value)}
      >
        <div className="berth-field">
          <label htmlFor={`${id}-input`}>Berth (required)</label>
          <Input
            className="berth-input"
            id={`${id}-input`}
            aria-describedby={`${id}-hint ${id}-problem`}
            autoComplete="off"
            slotProps={{ input: { ref: input } }}
          />
          <p className="berth-hint" id={`${id}-hint`}>
            It is on the ticket, such as 4B.
          </p>
          <p className="berth-problem" id={`${id}-problem`} aria-live="polite">
            {problem}
          </p>
        </div>
      </FormControl>
      <div>
        <Button className="berth-button" type="submit">
          Take it
        </Button>
      </div>
      <div role="status">{saved}</div>
    </form>
  );
}
