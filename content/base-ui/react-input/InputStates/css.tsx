import * as React from 'react';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function InputStates() {
  const id = React.useId();

  return (
    <div className="state-fields">
      <div className="state-field">
        <label htmlFor={`${id}-required`}>Planted by (required)</label>
        <Input className="state-input" id={`${id}-required`} required defaultValue="Group B" />
      </div>
      <div className="state-field">
        <label htmlFor={`${id}-error`}>Distance</label>
        <Input
          className="state-input"
          id={`${id}-error`}
          error
          defaultValue="-20"
          aria-describedby={`${id}-error-problem`}
        />
        <p className="problem" id={`${id}-error-problem`}>
          A distance is more than zero.
        </p>
      </div>
      <div className="state-field">
        <label htmlFor={`${id}-read-only`}>Garden number</label>
        <Input className="state-input" id={`${id}-read-only`} readOnly defaultValue="H-0412" />
      </div>
      <div className="state-field">
        <label htmlFor={`${id}-disabled`}>Sponsor</label>
        <Input className="state-input" id={`${id}-disabled`} disabled defaultValue="Not open yet" />
      </div>
    </div>
  );
}
