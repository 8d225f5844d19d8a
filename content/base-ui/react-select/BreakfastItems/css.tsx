import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

export default function BreakfastItems() {
  const id = React.useId();

  return (
    <div className="meal-field">
      <label id={`${id}-label`} htmlFor={id}>
        Breakfast
      </label>
      <Select
        id={id}
        multiple
        defaultValue={['tea']}
        renderValue={(options) =>
          options.length > 0 ? options.map((option) => option.label).join(', ') : 'Nothing'
        }
        className="meal-button"
        slotProps={{ listbox: { className: 'meal-list', 'aria-labelledby': `${id}-label` } }}
      >
        <Option className="meal-option" value="tea">
          Tea
        </Option>
        <Option className="meal-option" value="porridge">
          Porridge
        </Option>
        <Option className="meal-option" value="roll">
          Roll with jam
        </Option>
        <Option className="meal-option" value="pear">
          Pear
        </Option>
      </Select>
    </div>
  );
}
