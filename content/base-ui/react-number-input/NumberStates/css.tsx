import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './styles.css';

const parts = {
  input: { role: 'spinbutton', inputMode: 'numeric' },
  decrementButton: { type: 'button', 'aria-label': 'Fewer', children: '−' },
  incrementButton: { type: 'button', 'aria-label': 'More', children: '+' },
} as const;

const changing = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];

function keepNumber(event: React.KeyboardEvent) {
  if (changing.includes(event.key)) event.preventDefault();
}

export default function NumberStates() {
  const id = React.useId();

  return (
    <div className="state-row">
      <div className="state-field">
        <label htmlFor={`${id}-shelves`}>Shelves</label>
        <NumberInput
          className="state-input"
          id={`${id}-shelves`}
          defaultValue={3}
          disabled
          slotProps={parts}
        />
      </div>
      <div className="state-field">
        <label htmlFor={`${id}-firings`}>Firings so far</label>
        <NumberInput
          className="state-input"
          id={`${id}-firings`}
          value={41}
          readOnly
          slotProps={{ ...parts, input: { ...parts.input, onKeyDown: keepNumber } }}
        />
      </div>
      <div className="state-field">
        <label htmlFor={`${id}-tiles`}>Tiles</label>
        <NumberInput
          className="state-input"
          id={`${id}-tiles`}
          defaultValue={90}
          error
          slotProps={{ ...parts, input: { ...parts.input, 'aria-describedby': `${id}-error` } }}
        />
        <div className="state-note" id={`${id}-error`}>
          The kiln holds 80 tiles.
        </div>
      </div>
    </div>
  );
}
