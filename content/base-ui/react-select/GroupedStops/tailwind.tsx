import * as React from 'react';
import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';

const stopField = 'flex w-full max-w-70 flex-col gap-1';

const stopButton =
  'flex min-h-10.5 w-full cursor-pointer items-center justify-between gap-3 rounded-lg ' +
  'border border-slate-500 bg-white px-3 py-2 text-start text-slate-900 outline-offset-2 ' +
  'outline-indigo-700 after:shrink-0 after:border-5 after:border-b-0 ' +
  'after:border-transparent after:border-t-current [&.Mui-focusVisible]:outline-2 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 dark:outline-indigo-300';

const stopList =
  'min-w-50 my-1 max-h-65 list-none overflow-auto rounded-lg border border-slate-500 ' +
  'bg-white p-1 text-slate-900 shadow-lg dark:border-slate-400 dark:bg-slate-800 ' +
  'dark:text-slate-100';

const stopGroup =
  'list-none [&_.MuiOptionGroup-label]:block [&_.MuiOptionGroup-label]:px-3 ' +
  '[&_.MuiOptionGroup-label]:pt-2 [&_.MuiOptionGroup-label]:pb-1 ' +
  '[&_.MuiOptionGroup-label]:text-sm';

const stopOption =
  'cursor-pointer rounded-md border-s-4 border-transparent px-3 py-1.5 outline-indigo-700 ' +
  '-outline-offset-2 hover:bg-indigo-100 dark:outline-indigo-300 dark:hover:bg-indigo-900 ' +
  '[&.Mui-selected]:border-indigo-700 [&.Mui-selected]:font-semibold ' +
  'dark:[&.Mui-selected]:border-indigo-300 [&.MuiOption-highlighted]:outline-2';

const lines = [
  { name: 'On the coast', stops: ['Saltmouth', 'Gull Bay', 'Old Lighthouse'] },
  { name: 'In the hills', stops: ['Highmoor', 'Fernside'] },
];

export default function GroupedStops() {
  const id = React.useId();

  return (
    <div className={stopField}>
      <label id={`${id}-label`} htmlFor={id}>
        Get off at
      </label>
      <Select
        id={id}
        placeholder="Choose a stop"
        className={stopButton}
        slotProps={{ listbox: { className: stopList, 'aria-labelledby': `${id}-label` } }}
      >
        {lines.map((line) => (
          <OptionGroup
            className={stopGroup}
            key={line.name}
            label={line.name}
            slotProps={{
              root: { role: 'presentation' },
              label: { 'aria-hidden': true },
              list: { role: 'group', 'aria-label': line.name },
            }}
          >
            {line.stops.map((stop) => (
              <Option className={stopOption} key={stop} value={stop}>
                {stop}
              </Option>
            ))}
          </OptionGroup>
        ))}
      </Select>
    </div>
  );
}
