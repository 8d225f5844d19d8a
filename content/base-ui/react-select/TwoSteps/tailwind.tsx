import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const tripFields = 'flex w-full flex-wrap justify-center gap-4';

const tripField = 'flex max-w-60 flex-[1_1_160px] flex-col gap-1';

const tripButton =
  'flex min-h-10.5 w-full cursor-pointer items-center justify-between gap-3 rounded-lg ' +
  'border border-slate-500 bg-white px-3 py-2 text-start text-slate-900 outline-offset-2 ' +
  'outline-indigo-700 after:shrink-0 after:border-5 after:border-b-0 ' +
  'after:border-transparent after:border-t-current [&.Mui-focusVisible]:outline-2 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 dark:outline-indigo-300 ' +
  '[&.Mui-disabled]:cursor-not-allowed [&.Mui-disabled]:opacity-50';

const tripList =
  'min-w-50 my-1 max-h-65 list-none overflow-auto rounded-lg border border-slate-500 ' +
  'bg-white p-1 text-slate-900 shadow-lg dark:border-slate-400 dark:bg-slate-800 ' +
  'dark:text-slate-100';

const tripOption =
  'cursor-pointer rounded-md border-s-4 border-transparent px-3 py-1.5 outline-indigo-700 ' +
  '-outline-offset-2 hover:bg-indigo-100 dark:outline-indigo-300 dark:hover:bg-indigo-900 ' +
  '[&.Mui-selected]:border-indigo-700 [&.Mui-selected]:font-semibold ' +
  'dark:[&.Mui-selected]:border-indigo-300 [&.MuiOption-highlighted]:outline-2';

interface Line {
  name: string;
  stops: string[];
}

const lines: Line[] = [
  { name: 'Moon line', stops: ['Saltmouth', 'Gull Bay', 'Highmoor'] },
  { name: 'Owl line', stops: ['Fernside', 'Mill Bridge'] },
];

export default function TwoSteps() {
  const id = React.useId();
  const [line, setLine] = React.useState<Line | null>(null);
  const [stop, setStop] = React.useState<string | null>(null);

  return (
    <div className={tripFields}>
      <div className={tripField}>
        <label id={`${id}-line-label`} htmlFor={`${id}-line`}>
          Line
        </label>
        <Select
          id={`${id}-line`}
          value={line}
          onChange={(event, newLine) => {
            setLine(newLine);
            setStop(null);
          }}
          placeholder="Choose a line"
          className={tripButton}
          slotProps={{ listbox: { className: tripList, 'aria-labelledby': `${id}-line-label` } }}
        >
          {lines.map((item) => (
            <Option className={tripOption} key={item.name} value={item}>
              {item.name}
            </Option>
          ))}
        </Select>
      </div>
      <div className={tripField}>
        <label id={`${id}-stop-label`} htmlFor={`${id}-stop`}>
          Stop
        </label>
        <Select
          id={`${id}-stop`}
          value={stop}
          onChange={(event, newStop) => setStop(newStop)}
          disabled={line === null}
          placeholder={line === null ? 'First a line' : 'Choose a stop'}
          className={tripButton}
          slotProps={{ listbox: { className: tripList, 'aria-labelledby': `${id}-stop-label` } }}
        >
          {line?.stops.map((item) => (
            <Option className={tripOption} key={item} value={item}>
              {item}
            </Option>
          ))}
        </Select>
      </div>
    </div>
  );
}
