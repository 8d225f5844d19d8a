import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './styles.css';

const parts = {
  input: { role: 'spinbutton', inputMode: 'numeric' },
  decrementButton: { type: 'button', 'aria-label': 'Fewer hours', children: '−' },
  incrementButton: { type: 'button', 'aria-label': 'More hours', children: '+' },
} as const;

export default function FiringForm() {
  const id = React.useId();
  const input = React.useRef<HTMLInputElement>(null);
  const [missing, setMissing] = React.useState(false);
  const [sent, setSent] = React.useState('');

  return (
    <form
      className="firing-fields"
      noValidate
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const hours = Number(new FormData(event.currentTarget).get('hours'));
        const isMissing = !Number.isInteger(hours) || hours < 1 || hours > 48;
        setMissing(isMissing);
        if (isMissing) input.current?.focus();
        setSent(isMissing ? '' : `Reserved for ${hours === 1 ? '1 hour' : `${hours} hours`}.`);
      }}
    >
      <div className="firing-field">
        <label htmlFor={id}>Hours in the kiln</label>
        <NumberInput
          className="firing-input"
          id={id}
          min={1}
          max={48}
          required
          error={missing}
          onChange={() => setMissing(false)}
          slotProps={{
            input: {
              ...parts.input,
              ref: input,
              name: 'hours',
              'aria-describedby': `${id}-help`,
            },
            decrementButton: parts.decrementButton,
            incrementButton: parts.incrementButton,
          }}
        />
        <div className={missing ? 'firing-error' : undefined} id={`${id}-help`} aria-live="polite">
          {missing ? 'Enter a whole number from 1 to 48.' : 'From 1 to 48'}
        </div>
      </div>
      <button className="firing-button" type="submit">
        Reserve the kiln
      </button>
      <div className="firing-status" role="status">
        {sent}
      </div>
    </form>
  );
}
