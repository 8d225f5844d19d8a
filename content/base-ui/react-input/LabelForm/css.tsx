import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function LabelForm() {
  const id = React.useId();
  const [plant, setPlant] = React.useState('');
  const [problem, setProblem] = React.useState('');
  const [printed, setPrinted] = React.useState('');
  const input = React.useRef<HTMLInputElement>(null);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    if (plant.trim() === '') {
      setProblem('Write a name, or the label stays empty.');
      setPrinted('');
      input.current?.focus();
      return;
    }
    setProblem('');
    setPrinted(plant.trim());
  };

  return (
    <form className="form-fields" noValidate onSubmit={handleSubmit}>
      <div className="form-row">
        <label htmlFor={`${id}-text`}>Text of the label</label>
        <Input
          className="form-input"
          id={`${id}-text`}
          value={plant}
          error={problem !== ''}
          aria-describedby={`${id}-problem`}
          onChange={(event) => setPlant(event.target.value)}
          slotProps={{ input: { ref: input, maxLength: 24 } }}
        />
        <p className="form-problem" id={`${id}-problem`} aria-live="polite">
          {problem}
        </p>
      </div>
      <Button className="print-button" type="submit">
        Print the label
      </Button>
      <div role="status">{printed && `Printing “${printed}”.`}</div>
    </form>
  );
}
