import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Input } from '@mui/base/Input';
import { Switch } from '@mui/base/Switch';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './styles.css';

export default function HutDesk() {
  const id = React.useId();
  const [beds, setBeds] = React.useState<number | undefined>(2);
  const [dinner, setDinner] = React.useState(true);
  const [booked, setBooked] = React.useState('');

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const places = beds === 1 ? '1 bed' : `${beds ?? 0} beds`;
    setBooked(`${places}, ${dinner ? 'with' : 'without'} dinner.`);
  };

  return (
    <form className="hut-desk" onSubmit={handleSubmit}>
      <div className="hut-field">
        <label htmlFor={`${id}-party`}>Party</label>
        <Input className="hut-input" id={`${id}-party`} defaultValue="Ridge walkers" />
      </div>
      <div className="hut-field">
        <label htmlFor={`${id}-beds`}>Beds</label>
        <NumberInput
          className="hut-number"
          id={`${id}-beds`}
          min={1}
          max={12}
          value={beds}
          onChange={(event, value) => setBeds(value)}
          slotProps={{
            input: { role: 'spinbutton' },
            incrementButton: { type: 'button', children: '+', 'aria-label': 'One bed more' },
            decrementButton: { type: 'button', children: '−', 'aria-label': 'One bed less' },
          }}
        />
      </div>
      <label className="hut-row">
        Dinner at seven
        <Switch
          className="hut-switch"
          checked={dinner}
          onChange={(event) => setDinner(event.target.checked)}
        />
      </label>
      <Button className="hut-button" type="submit">
        Book
      </Button>
      <div role="status">{booked && `Booked: ${booked}`}</div>
    </form>
  );
}
