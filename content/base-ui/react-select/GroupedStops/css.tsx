import * as React from 'react';
import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import './styles.css';

const lines = [
  { name: 'On the coast', stops: ['Saltmouth', 'Gull Bay', 'Old Lighthouse'] },
  { name: 'In the hills', stops: ['Highmoor', 'Fernside'] },
];

export default function GroupedStops() {
  const id = React.useId();

  return (
    <div className="stop-field">
      <label id={`${id}-label`} htmlFor={id}>
        Get off at
      </label>
      <Select
        id={id}
        placeholder="Choose a stop"
        className="stop-button"
        slotProps={{ listbox: { className: 'stop-list', 'aria-labelledby': `${id}-label` } }}
      >
        {lines.map((line) => (
          <OptionGroup
            className="stop-group"
            key={line.name}
            label={line.name}
            slotProps={{
              root: { role: 'presentation' },
              label: { 'aria-hidden': true },
              list: { role: 'group', 'aria-label': line.name },
            }}
          >
            {line.stops.map((stop) => (
              <Option className="stop-option" key={stop} value={stop}>
                {stop}
              </Option>
            ))}
          </OptionGroup>
        ))}
      </Select>
    </div>
  );
}
