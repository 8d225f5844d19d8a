import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './styles.css';

const parts = {
  input: { role: 'spinbutton', inputMode: 'numeric' },
  decrementButton: { type: 'button', 'aria-label': 'Less clay', children: '−' },
  incrementButton: { type: 'button', 'aria-label': 'More clay', children: '+' },
} as const;

export default function ClayWeight() {
  const id = React.useId();

  return (
    <div className="clay-field">
      <label htmlFor={id}>Clay in kilograms</label>
      <NumberInput
        className="clay-input"
        id={id}
        defaultValue={5}
        min={1}
        max={50}
        endAdornment={
          <span className="clay-unit" aria-hidden>
            kg
          </span>
        }
        slotProps={parts}
      />
    </div>
  );
}
