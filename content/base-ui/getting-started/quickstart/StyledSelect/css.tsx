import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

export default function StyledSelect() {
  const id = React.useId();

  return (
    <div className="tea-field">
      <label id={`${id}-label`} htmlFor={id}>
        Tea
      </label>
      <Select
        id={id}
        defaultValue="oolong"
        placeholder="Oolong"
        slotProps={{
          root: { className: 'tea-button' },
          listbox: { className: 'tea-list', 'aria-labelledby': `${id}-label` },
          popper: { className: 'tea-layer' },
        }}
      >
        <Option className="tea-option" value="assam">
          Assam
        </Option>
        <Option className="tea-option" value="oolong">
          Oolong
        </Option>
        <Option className="tea-option" value="sencha" disabled aria-disabled>
          Sencha, sold out
        </Option>
        <Option className="tea-option" value="yunnan">
          Yunnan
        </Option>
      </Select>
    </div>
  );
}
