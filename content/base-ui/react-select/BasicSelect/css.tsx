import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

export default function BasicSelect() {
  const id = React.useId();

  return (
    <div className="berth-field">
      <label id={`${id}-label`} htmlFor={id}>
        Berth
      </label>
      <Select
        id={id}
        defaultValue="lower"
        className="berth-button"
        slotProps={{ listbox: { className: 'berth-list', 'aria-labelledby': `${id}-label` } }}
      >
        <Option className="berth-option" value="upper">
          Upper
        </Option>
        <Option className="berth-option" value="middle">
          Middle
        </Option>
        <Option className="berth-option" value="lower">
          Lower
        </Option>
      </Select>
    </div>
  );
}
