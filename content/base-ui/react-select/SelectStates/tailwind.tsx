import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const stateGrid = 'flex w-full flex-wrap justify-center gap-4';

const stateField = 'flex max-w-60 flex-[1_1_160px] flex-col gap-1';

const stateButton =
  'flex min-h-10.5 w-full cursor-pointer items-center justify-between gap-3 rounded-lg ' +
  'border border-slate-500 bg-white px-3 py-2 text-start text-slate-900 outline-offset-2 ' +
  'outline-indigo-700 after:shrink-0 after:border-5 after:border-b-0 ' +
  'after:border-transparent after:border-t-current [&.Mui-focusVisible]:outline-2 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 dark:outline-indigo-300 ' +
  '[&.Mui-disabled]:cursor-not-allowed [&.Mui-disabled]:opacity-50';

const stateList =
  'min-w-50 my-1 max-h-65 list-none overflow-auto rounded-lg border border-slate-500 ' +
  'bg-white p-1 text-slate-900 shadow-lg dark:border-slate-400 dark:bg-slate-800 ' +
  'dark:text-slate-100';

const stateOption =
  'cursor-pointer rounded-md border-s-4 border-transparent px-3 py-1.5 outline-indigo-700 ' +
  '-outline-offset-2 hover:bg-indigo-100 dark:outline-indigo-300 dark:hover:bg-indigo-900 ' +
  '[&.Mui-selected]:border-indigo-700 [&.Mui-selected]:font-semibold ' +
  'dark:[&.Mui-selected]:border-indigo-300 [&.MuiOption-highlighted]:outline-2 ' +
  '[&.Mui-disabled]:pointer-events-none [&.Mui-disabled]:opacity-60';

export default function SelectStates() {
  const id = React.useId();

  return (
    <div className={stateGrid}>
      <div className={stateField}>
        <label id={`${id}-coach-label`} htmlFor={`${id}-coach`}>
          Coach
        </label>
        <Select
          id={`${id}-coach`}
          placeholder="Not chosen"
          className={stateButton}
          slotProps={{ listbox: { className: stateList, 'aria-labelledby': `${id}-coach-label` } }}
        >
          <Option className={stateOption} value="1">
            Coach 1
          </Option>
          <Option className={stateOption} value="2" disabled aria-disabled>
            Coach 2, full
          </Option>
          <Option className={stateOption} value="3">
            Coach 3
          </Option>
        </Select>
      </div>
      <div className={stateField}>
        <label id={`${id}-side-label`} htmlFor={`${id}-side`}>
          Side
        </label>
        <Select
          id={`${id}-side`}
          defaultValue="lake"
          disabled
          className={stateButton}
          slotProps={{ listbox: { className: stateList, 'aria-labelledby': `${id}-side-label` } }}
        >
          <Option className={stateOption} value="lake">
            Lake
          </Option>
          <Option className={stateOption} value="hills">
            Hills
          </Option>
        </Select>
      </div>
    </div>
  );
}
