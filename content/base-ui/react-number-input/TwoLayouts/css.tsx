import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './styles.css';

const parts = {
  input: { role: 'spinbutton', inputMode: 'numeric' },
  decrementButton: { type: 'button', 'aria-label': 'Fewer', children: '−' },
  incrementButton: { type: 'button', 'aria-label': 'More', children: '+' },
} as const;

export default function TwoLayouts() {
  const id = React.useId();

  return (
    <div className="layout-row">
      <div className="layout-field">
        <label htmlFor={`${id}-plates`}>Plates</label>
        <NumberInput
          className="stacked-input"
          id={`${id}-plates`}
          defaultValue={4}
          min={1}
          max={12}
          slotProps={parts}
        />
      </div>
      <div className="layout-field">
        <label htmlFor={`${id}-bowls`}>Bowls</label>
        <NumberInput
          className="round-input"
          id={`${id}-bowls`}
          defaultValue={2}
          min={1}
          max={12}
          slotProps={parts}
        />
      </div>
    </div>
  );
}
