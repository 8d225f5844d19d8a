import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Input } from '@mui/base/Input';
import { Slider } from '@mui/base/Slider';
import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function InspectionForm() {
  const id = React.useId();
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pairs = [...new FormData(event.currentTarget)];
    setSent(pairs.map(([name, value]) => `${name} = ${String(value)}`).join(', '));
  };

  return (
    <form className="hive-form" onSubmit={handleSubmit}>
      <div className="keeper-field">
        <label htmlFor={`${id}-hive`}>Hive</label>
        <Input
          className="keeper-input"
          id={`${id}-hive`}
          name="hive"
          defaultValue="Under the lime tree"
        />
      </div>
      <div>
        <div id={`${id}-frames`}>Frames with brood</div>
        <Slider
          className="frame-slider"
          aria-labelledby={`${id}-frames`}
          name="brood"
          defaultValue={3}
          max={10}
        />
      </div>
      <label className="queen-label">
        Queen seen
        <Switch className="queen-switch" slotProps={{ input: { name: 'queen' } }} />
      </label>
      <Button className="hive-button" type="submit">
        Send
      </Button>
      <div role="status">{sent && `The form has: ${sent}`}</div>
    </form>
  );
}
