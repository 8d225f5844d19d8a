import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './styles.css';

const parts = {
  input: { role: 'spinbutton', inputMode: 'numeric' },
  decrementButton: { type: 'button', 'aria-label': 'Cooler', children: '−' },
  incrementButton: { type: 'button', 'aria-label': 'Hotter', children: '+' },
} as const;

export default function KilnHeat() {
  const id = React.useId();

  return (
    <div className="heat-field">
      <label htmlFor={id}>Kiln temperature in °C</label>
      <NumberInput
        className="heat-input"
        id={id}
        defaultValue={1000}
        min={600}
        max={1280}
        step={20}
        shiftMultiplier={5}
        slotProps={{ ...parts, input: { ...parts.input, 'aria-describedby': `${id}-range` } }}
      />
      <div className="heat-note" id={`${id}-range`}>
        600 to 1280, in steps of 20
      </div>
    </div>
  );
}
