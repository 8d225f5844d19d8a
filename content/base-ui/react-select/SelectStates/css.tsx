import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

export default function SelectStates() {
  const id = React.useId();

  return (
    <div className="state-grid">
      <div className="state-field">
        <label id={`${id}-coach-label`} htmlFor={`${id}-coach`}>
          Coach
        </label>
        <Select
          id={`${id}-coach`}
          placeholder="Not chosen"
          className="state-button"
          slotProps={{
            listbox: { className: 'state-list', 'aria-labelledby': `${id}-coach-label` },
          }}
        >
          <Option className="state-option" value="1">
            Coach 1
          </Option>
          <Option className="state-option" value="2" disabled aria-disabled>
            Coach 2, full
          </Option>
          <Option className="state-option" value="3">
            Coach 3
          </Option>
        </Select>
      </div>
      <div className="state-field">
        <label id={`${id}-side-label`} htmlFor={`${id}-side`}>
          Side
        </label>
        <Select
          id={`${id}-side`}
          defaultValue="lake"
          disabled
          className="state-button"
          slotProps={{
            listbox: { className: 'state-list', 'aria-labelledby': `${id}-side-label` },
          }}
        >
          <Option className="state-option" value="lake">
            Lake
          </Option>
          <Option className="state-option" value="hills">
            Hills
          </Option>
        </Select>
      </div>
    </div>
  );
}
