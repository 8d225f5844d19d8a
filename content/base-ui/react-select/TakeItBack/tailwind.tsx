import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const wakeField = 'flex w-full max-w-70 flex-col gap-1';

const wakeRow = 'flex gap-2';

const wakeButton =
  'flex min-h-10.5 w-full cursor-pointer items-center justify-between gap-3 rounded-lg ' +
  'border border-slate-500 bg-white px-3 py-2 text-start text-slate-900 outline-offset-2 ' +
  'outline-indigo-700 after:shrink-0 after:border-5 after:border-b-0 ' +
  'after:border-transparent after:border-t-current [&.Mui-focusVisible]:outline-2 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 dark:outline-indigo-300';

const wakeList =
  'min-w-50 my-1 max-h-65 list-none overflow-auto rounded-lg border border-slate-500 ' +
  'bg-white p-1 text-slate-900 shadow-lg dark:border-slate-400 dark:bg-slate-800 ' +
  'dark:text-slate-100';

const wakeOption =
  'cursor-pointer rounded-md border-s-4 border-transparent px-3 py-1.5 outline-indigo-700 ' +
  '-outline-offset-2 hover:bg-indigo-100 dark:outline-indigo-300 dark:hover:bg-indigo-900 ' +
  '[&.Mui-selected]:border-indigo-700 [&.Mui-selected]:font-semibold ' +
  'dark:[&.Mui-selected]:border-indigo-300 [&.MuiOption-highlighted]:outline-2';

const clearButton =
  'cursor-pointer rounded-lg border border-slate-500 bg-white px-4 py-2 text-slate-900 ' +
  'outline-offset-2 outline-indigo-700 focus-visible:outline-2 dark:border-slate-400 ' +
  'dark:bg-slate-800 dark:text-slate-100 dark:outline-indigo-300';

export default function TakeItBack() {
  const id = React.useId();
  const trigger = React.useRef<HTMLButtonElement>(null);
  const [hour, setHour] = React.useState<string | null>('six');

  return (
    <div className={wakeField}>
      <label id={`${id}-label`} htmlFor={id}>
        Wake me at
      </label>
      <div className={wakeRow}>
        <Select
          id={id}
          ref={trigger}
          value={hour}
          onChange={(event, newHour) => setHour(newHour)}
          placeholder="Let me sleep"
          className={wakeButton}
          slotProps={{ listbox: { className: wakeList, 'aria-labelledby': `${id}-label` } }}
        >
          <Option className={wakeOption} value="five">
            Five
          </Option>
          <Option className={wakeOption} value="six">
            Six
          </Option>
          <Option className={wakeOption} value="seven">
            Seven
          </Option>
        </Select>
        <button
          className={clearButton}
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
