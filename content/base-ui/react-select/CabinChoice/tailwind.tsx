import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const cabinField = 'flex w-full max-w-80 flex-col gap-1';

const cabinButton =
  'flex min-h-10.5 w-full cursor-pointer items-center justify-between gap-3 rounded-lg ' +
  'border border-slate-500 bg-white px-3 py-2 text-start text-slate-900 outline-offset-2 ' +
  'outline-indigo-700 after:shrink-0 after:border-5 after:border-b-0 ' +
  'after:border-transparent after:border-t-current [&.Mui-focusVisible]:outline-2 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 dark:outline-indigo-300';

const cabinList =
  'w-[min(320px,calc(100vw-32px))] my-1 max-h-65 list-none overflow-auto rounded-lg ' +
  'border border-slate-500 bg-white p-1 text-slate-900 shadow-lg dark:border-slate-400 ' +
  'dark:bg-slate-800 dark:text-slate-100';

const cabinOption =
  'cursor-pointer rounded-md border-s-4 border-transparent px-3 py-1.5 outline-indigo-700 ' +
  '-outline-offset-2 hover:bg-indigo-100 dark:outline-indigo-300 dark:hover:bg-indigo-900 ' +
  '[&.Mui-selected]:border-indigo-700 [&.Mui-selected]:font-semibold ' +
  'dark:[&.Mui-selected]:border-indigo-300 [&.MuiOption-highlighted]:outline-2';

const cabinNote = 'block text-sm font-normal';

interface Cabin {
  name: string;
  note: string;
  beds: number;
  price: number;
}

const couchette: Cabin = { name: 'Couchette', note: 'Shared, with a blanket', beds: 6, price: 24 };

const cabins: Cabin[] = [
  { name: 'Seat', note: 'Reclines a little', beds: 1, price: 12 },
  couchette,
  { name: 'Sleeper', note: 'Two beds and a washbasin', beds: 2, price: 61 },
];

export default function CabinChoice() {
  const id = React.useId();
  const [cabin, setCabin] = React.useState<Cabin | null>(couchette);

  return (
    <div className={cabinField}>
      <label id={`${id}-label`} htmlFor={id}>
        Cabin
      </label>
      <Select
        id={id}
        value={cabin}
        onChange={(event, newCabin) => setCabin(newCabin)}
        renderValue={(option) => option && `${option.label}, ${option.value.price} coins`}
        className={cabinButton}
        slotProps={{ listbox: { className: cabinList, 'aria-labelledby': `${id}-label` } }}
      >
        {cabins.map((item) => (
          <Option className={cabinOption} key={item.name} value={item} label={item.name}>
            {item.name}
            <span className={cabinNote}>{item.note}</span>
          </Option>
        ))}
      </Select>
      <div>{cabin && `Sleeps ${cabin.beds}.`}</div>
    </div>
  );
}
