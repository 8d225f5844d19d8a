import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './styles.css';

const parts = {
  input: { role: 'spinbutton', inputMode: 'numeric' },
  decrementButton: { type: 'button', 'aria-label': 'Fewer cups', children: '−' },
  incrementButton: { type: 'button', 'aria-label': 'More cups', children: '+' },
} as const;

export default function BasicNumber() {
  const id = React.useId();

  return (
    <div className="cup-field">
      <label htmlFor={id}>Cups to glaze</label>
      <NumberInput
        className="cup-input"
        id={id}
        defaultValue={6}
        min={1}
        max={12}
        slotProps={parts}
      />
    </div>
  );
}
