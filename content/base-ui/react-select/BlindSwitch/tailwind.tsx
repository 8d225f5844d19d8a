import * as React from 'react';
import { type SelectOption, useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';

const blindField = 'flex w-full max-w-70 flex-col gap-1';

const blindButton =
  'flex min-h-10.5 w-full cursor-pointer items-center justify-between gap-3 rounded-lg ' +
  'border border-slate-500 bg-white px-3 py-2 text-start text-slate-900 outline-offset-2 ' +
  'outline-indigo-700 after:shrink-0 after:border-5 after:border-b-0 ' +
  'after:border-transparent after:border-t-current focus-visible:outline-2 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 dark:outline-indigo-300';

const blindList =
  'my-1 max-h-65 list-none overflow-auto rounded-lg border border-slate-500 bg-white p-1 ' +
  'text-slate-900 shadow-lg dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100';

const blindOption =
  'cursor-pointer rounded-md border-s-4 border-transparent px-3 py-1.5 outline-indigo-700 ' +
  '-outline-offset-2 hover:bg-indigo-100 dark:outline-indigo-300 dark:hover:bg-indigo-900 ' +
  'aria-selected:border-indigo-700 aria-selected:font-semibold ' +
  'dark:aria-selected:border-indigo-300 data-highlighted:outline-2';

const positions = [
  { value: 'open', label: 'Open' },
  { value: 'half', label: 'Half' },
  { value: 'shut', label: 'Shut' },
];

function BlindChoice({ option }: { option: SelectOption<string> }) {
  const { id, disabled = false, label, ref, value } = option;
  const { getRootProps, highlighted } = useOption({ id, disabled, label, rootRef: ref, value });

  return (
    <li className={blindOption} {...getRootProps()} data-highlighted={highlighted || undefined}>
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
    <div className={blindField}>
      <label id={`${id}-label`} htmlFor={id}>
        Window blind
      </label>
      <button className={blindButton} {...getButtonProps()} type="button" id={id}>
        {selected?.label}
      </button>
      <ul
        className={blindList}
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
