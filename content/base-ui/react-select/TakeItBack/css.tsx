import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

export default function TakeItBack() {
  const id = React.useId();
  const trigger = React.useRef<HTMLButtonElement>(null);
  const [hour, setHour] = React.useState<string | null>('six');

  return (
    <div className="wake-field">
      <label id={`${id}-label`} htmlFor={id}>
        Wake me at
      </label>
      <div className="wake-row">
        <Select
          id={id}
          ref={trigger}
          value={hour}
          onChange={(event, newHour) => setHour(newHour)}
          placeholder="Let me sleep"
          className="wake-button"
          slotProps={{ listbox: { className: 'wake-list', 'aria-labelledby': `${id}-label` } }}
        >
          <Option className="wake-option" value="five">
            Five
          </Option>
          <Option className="wake-option" value="six">
            Six
          </Option>
          <Option className="wake-option" value="seven">
            Seven
          </Option>
        </Select>
        <button
          className="clear-button"
          type="button"
          style={{ visibility: hour === null ? 'hidden' : undefined }}
          onClick={() => {
            setHour(null);
            trigger.current?.focus();
          }}
        >
          Clear
        </button>
      </div>
    </div>
  );
}
