import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const berthField = 'flex w-full max-w-70 flex-col gap-1';

const berthButton =
  'flex min-h-10.5 w-full cursor-pointer items-center justify-between gap-3 rounded-lg ' +
  'border border-slate-500 bg-white px-3 py-2 text-start text-slate-900 outline-offset-2 ' +
  'outline-indigo-700 after:shrink-0 after:border-5 after:border-b-0 ' +
  'after:border-transparent after:border-t-current [&.Mui-focusVisible]:outline-2 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 dark:outline-indigo-300';

const berthList =
  'min-w-50 my-1 max-h-65 list-none overflow-auto rounded-lg border border-slate-500 ' +
  'bg-white p-1 text-slate-900 shadow-lg dark:border-slate-400 dark:bg-slate-800 ' +
  'dark:text-slate-100';

const berthOption =
  'cursor-pointer rounded-md border-s-4 border-transparent px-3 py-1.5 outline-indigo-700 ' +
  '-outline-offset-2 hover:bg-indigo-100 dark:outline-indigo-300 dark:hover:bg-indigo-900 ' +
  '[&.Mui-selected]:border-indigo-700 [&.Mui-selected]:font-semibold ' +
  'dark:[&.Mui-selected]:border-indigo-300 [&.MuiOption-highlighted]:outline-2';

export default function BasicSelect() {
  const id = React.useId();

  return (
    <div className={berthField}>
      <label id={`${id}-label`} htmlFor={id}>
        Berth
      </label>
      <Select
        id={id}
        defaultValue="lower"
        className={berthButton}
        slotProps={{ listbox: { className: berthList, 'aria-labelledby': `${id}-label` } }}
      >
        <Option className={berthOption} value="upper">
          Upper
        </Option>
        <Option className={berthOption} value="middle">
          Middle
        </Option>
        <Option className={berthOption} value="lower">
          Lower
        </Option>
      </Select>
    </div>
  );
}
