import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Input } from '@mui/base/Input';
import { Switch } from '@mui/base/Switch';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './styles.css';

export default function HutDesk() {
  const id = React.useId();
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const order = new FormData(event.currentTarget);
    const beds = Number(order.get('beds'));
    const places = beds === 1 ? '1 bed' : `${beds} beds`;
    const dinner = order.has('dinner') ? 'with dinner' : 'without dinner';
    setMessage(beds >= 1 && beds <= 12 ? `Booked: ${places}, ${dinner}.` : 'Book 1 to 12 beds.');
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
          defaultValue={2}
          slotProps={{
            input: { name: 'beds', role: 'spinbutton' },
            incrementButton: { type: 'button', children: '+', 'aria-label': 'One bed more' },
            decrementButton: { type: 'button', children: '−', 'aria-label': 'One bed less' },
          }}
        />
      </div>
      <label className="hut-row">
        Dinner at seven
        <Switch className="hut-switch" defaultChecked slotProps={{ input: { name: 'dinner' } }} />
      </label>
      <Button className="hut-button" type="submit">
        Book
      </Button>
      <div role="status">{message}</div>
    </form>
  );
}
