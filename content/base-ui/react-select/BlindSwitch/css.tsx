import * as React from 'react';
import { type SelectOption, useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import './styles.css';

const positions = [
  { value: 'open', label: 'Open' },
  { value: 'half', label: 'Half' },
  { value: 'shut', label: 'Shut' },
];

function BlindChoice({ option }: { option: SelectOption<string> }) {
  const { id, disabled = false, label, ref, value } = option;
  const { getRootProps, highlighted } = useOption({ id, disabled, label, rootRef: ref, value });

  return (
    <li className="blind-option" {...getRootProps()} data-highlighted={highlighted || undefined}>
      {label}
    </li>
  );
}

export default function BlindSwitch() {
  const id = React.useId();
  const { contextValue, getButtonProps, getListboxProps, getOptionMetadata, open, value } =
    useSelect({ options: positions, defaultValue: 'half' });
  const selected = value === null ? undefined : getOptionMetadata(value);

  return (
    <div className="blind-field">
      <label id={`${id}-label`} htmlFor={id}>
        Window blind
      </label>
      <button className="blind-button" {...getButtonProps()} type="button" id={id}>
        {selected?.label}
      </button>
      <ul
        className="blind-list"
        {...getListboxProps()}
        aria-labelledby={`${id}-label`}
        hidden={!open}
      >
        <SelectProvider value={contextValue}>
          {positions.map((position) => {
            const option = getOptionMetadata(position.value);
            return option && <BlindChoice key={position.value} option={option} />;
          })}
        </SelectProvider>
      </ul>
    </div>
  );
}
