import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function OrderForm() {
  const [sent, setSent] = React.useState('');

  return (
    <form
      className="order-fields"
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(data.has('sliced') ? 'Sent: sliced' : 'Sent: in one piece');
      }}
    >
      <label className="order-label">
        <Switch
          className="order-switch"
          slotProps={{ input: { name: 'sliced', role: 'switch' } }}
        />
        Slice the loaf
      </label>
      <Button className="order-button" type="submit">
        Order
      </Button>
      <div role="status">{sent}</div>
    </form>
  );
}
