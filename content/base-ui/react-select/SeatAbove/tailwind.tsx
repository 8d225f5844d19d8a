import * as React from 'react';
import type { PopperProps } from '@mui/base/Popper';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const seatField = 'flex w-full max-w-70 flex-col gap-1';

const seatButton =
  'flex min-h-10.5 w-full cursor-pointer items-center justify-between gap-3 rounded-lg ' +
  'border border-slate-500 bg-white px-3 py-2 text-start text-slate-900 outline-offset-2 ' +
  'outline-indigo-700 after:shrink-0 after:border-5 after:border-b-0 ' +
  'after:border-transparent after:border-t-current [&.Mui-focusVisible]:outline-2 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 dark:outline-indigo-300';

const seatList =
  'my-1 max-h-65 list-none overflow-auto rounded-lg border border-slate-500 bg-white p-1 ' +
  'text-slate-900 shadow-lg dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100';

const seatOption =
  'cursor-pointer rounded-md border-s-4 border-transparent px-3 py-1.5 outline-indigo-700 ' +
  '-outline-offset-2 hover:bg-indigo-100 dark:outline-indigo-300 dark:hover:bg-indigo-900 ' +
  '[&.Mui-selected]:border-indigo-700 [&.Mui-selected]:font-semibold ' +
  'dark:[&.Mui-selected]:border-indigo-300 [&.MuiOption-highlighted]:outline-2';

const seatPopper = 'z-10';

const seats = Array.from({ length: 24 }, (item, index) => index + 1);

// Outside the component, so that it stays the same array.
const modifiers: PopperProps['modifiers'] = [
  {
    name: 'width',
    enabled: true,
    phase: 'beforeWrite',
    requires: ['computeStyles'],
    fn({ state }) {
      state.styles.popper = { ...state.styles.popper, width: `${state.rects.reference.width}px` };
    },
  },
];

export default function SeatAbove() {
  const id = React.useId();

  return (
    <div className={seatField}>
      <label id={`${id}-label`} htmlFor={id}>
        Seat
      </label>
      <Select
        id={id}
        defaultValue={21}
        className={seatButton}
        slotProps={{
          listbox: { className: seatList, 'aria-labelledby': `${id}-label` },
          popper: { className: seatPopper, placement: 'top-start', modifiers },
        }}
      >
        {seats.map((seat) => (
          <Option className={seatOption} key={seat} value={seat}>{`Seat ${seat}`}</Option>
        ))}
      </Select>
    </div>
  );
}
