import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

export default function BareSelect() {
  const id = React.useId();

  return (
    <div>
      <label id={`${id}-label`} htmlFor={id}>
        Tea
      </label>{' '}
      <Select
        id={id}
        defaultValue="oolong"
        placeholder="Oolong"
        slotProps={{ listbox: { 'aria-labelledby': `${id}-label` } }}
      >
        <Option value="assam">Assam</Option>
        <Option value="oolong">Oolong</Option>
        <Option value="sencha" disabled aria-disabled>
          Sencha, sold out
        </Option>
        <Option value="yunnan">Yunnan</Option>
      </Select>
    </div>
  );
}
