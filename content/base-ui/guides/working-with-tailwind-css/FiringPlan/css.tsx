import * as React from 'react';
import { Button, type ButtonProps } from '@mui/base/Button';
import { Switch } from '@mui/base/Switch';
import './styles.css';

const tones = { main: 'is-main', side: 'is-side' };

interface ClayButtonProps extends Omit<ButtonProps, 'className'> {
  tone?: keyof typeof tones;
}

function ClayButton({ tone = 'main', ...other }: ClayButtonProps) {
  return <Button className={`clay-button ${tones[tone]}`} {...other} />;
}

const steps = ['Dry slowly', 'Open the flap', 'Soak at the top'];

export default function FiringPlan() {
  const [chosen, setChosen] = React.useState(['Dry slowly']);
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setMessage(chosen.length === 0 ? 'Nothing is planned.' : `Planned: ${chosen.join(', ')}.`);
  };

  return (
    <form className="plan-form" onSubmit={handleSubmit}>
      {steps.map((step) => (
        <label className="plan-row" key={step}>
          {step}
          <Switch
            className="kiln-switch"
            checked={chosen.includes(step)}
            onChange={(event) => {
              const rest = chosen.filter((name) => name !== step);
              setChosen(event.target.checked ? [...rest, step] : rest);
            }}
          />
        </label>
      ))}
      <div className="plan-actions">
        <ClayButton type="submit">Fire</ClayButton>
        <ClayButton type="button" tone="side" onClick={() => setChosen([])}>
          None of it
        </ClayButton>
      </div>
      <div role="status">{message}</div>
    </form>
  );
}
