import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const mealField = 'flex w-full max-w-80 flex-col gap-1';

const mealButton =
  'flex min-h-10.5 w-full cursor-pointer items-center justify-between gap-3 rounded-lg ' +
  'border border-slate-500 bg-white px-3 py-2 text-start text-slate-900 outline-offset-2 ' +
  'outline-indigo-700 after:shrink-0 after:border-5 after:border-b-0 ' +
  'after:border-transparent after:border-t-current [&.Mui-focusVisible]:outline-2 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 dark:outline-indigo-300';

const mealList =
  'min-w-50 my-1 max-h-65 list-none overflow-auto rounded-lg border border-slate-500 ' +
  'bg-white p-1 text-slate-900 shadow-lg dark:border-slate-400 dark:bg-slate-800 ' +
  'dark:text-slate-100';

const mealOption =
  'cursor-pointer rounded-md border-s-4 border-transparent px-3 py-1.5 outline-indigo-700 ' +
  '-outline-offset-2 hover:bg-indigo-100 dark:outline-indigo-300 dark:hover:bg-indigo-900 ' +
  '[&.Mui-selected]:border-indigo-700 [&.Mui-selected]:font-semibold ' +
  'dark:[&.Mui-selected]:border-indigo-300 [&.MuiOption-highlighted]:outline-2 ' +
  'before:me-2.5 before:inline-block before:size-3 before:rounded-xs before:border ' +
  '[&.Mui-selected]:before:bg-current';

export default function BreakfastItems() {
  const id = React.useId();

  return (
    <div className={mealField}>
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
        className={mealButton}
        slotProps={{ listbox: { className: mealList, 'aria-labelledby': `${id}-label` } }}
      >
        <Option className={mealOption} value="tea">
          Tea
        </Option>
        <Option className={mealOption} value="porridge">
          Porridge
        </Option>
        <Option className={mealOption} value="roll">
          Roll with jam
        </Option>
        <Option className={mealOption} value="pear">
          Pear
        </Option>
      </Select>
    </div>
  );
}
