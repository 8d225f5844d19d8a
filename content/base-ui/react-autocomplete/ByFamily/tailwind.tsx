import { Popper } from '@mui/base/Popper';
import { type AutocompleteGroupedOption, useAutocomplete } from '@mui/base/useAutocomplete';

const groupField = 'flex w-full max-w-80 flex-col gap-1';

const groupFrame =
  'flex flex-wrap gap-1 rounded-lg border border-slate-500 bg-white p-0.75 text-slate-900 ' +
  'focus-within:border-teal-700 focus-within:outline-1 focus-within:outline-teal-700 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 ' +
  'dark:focus-within:border-teal-300 dark:focus-within:outline-teal-300';

const groupInput = 'min-w-0 flex-[1_1_80px] px-2.25 py-1.25 outline-0';

const groupPopper = 'z-10';

const groupList =
  'relative my-1 max-h-60 w-[min(320px,calc(100vw-32px))] list-none overflow-auto ' +
  'rounded-lg border border-slate-500 bg-white p-1 text-slate-900 shadow-lg ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100';

const groupOption =
  'cursor-pointer rounded-md border-s-4 border-transparent px-3 py-1.5 outline-teal-700 ' +
  '-outline-offset-2 aria-selected:border-teal-700 aria-selected:font-semibold ' +
  'dark:outline-teal-300 dark:aria-selected:border-teal-300 [&.Mui-focused]:bg-teal-100 ' +
  '[&.Mui-focused]:outline-2 dark:[&.Mui-focused]:bg-teal-900 ' +
  'aria-disabled:pointer-events-none aria-disabled:opacity-60';

const groupItem = 'list-none';

const groupName = 'px-3 pt-2 pb-1 text-sm';

const groupMembers = 'm-0 list-none p-0';

interface Instrument {
  id: string;
  label: string;
  family: string;
  isOut?: boolean;
}

// In the order of the families.
const instruments: Instrument[] = [
  { id: 'p1', label: 'Marimba', family: 'Percussion' },
  { id: 'p2', label: 'Timpani', family: 'Percussion', isOut: true },
  { id: 's1', label: 'Cello', family: 'Strings' },
  { id: 's2', label: 'Harp', family: 'Strings' },
  { id: 's3', label: 'Viola', family: 'Strings', isOut: true },
  { id: 'w1', label: 'Bassoon', family: 'Wind' },
  { id: 'w2', label: 'Oboe', family: 'Wind' },
];

export default function ByFamily() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    anchorEl,
    setAnchorEl,
  } = useAutocomplete({
    options: instruments,
    groupBy: (instrument) => instrument.family,
    getOptionDisabled: (instrument) => instrument.isOut ?? false,
  });
  const families = groupedOptions as AutocompleteGroupedOption<Instrument>[];

  return (
    <div className={groupField}>
      <label {...getInputLabelProps()}>Instrument to borrow</label>
      <div className={groupFrame} {...getRootProps()} ref={setAnchorEl}>
        <input className={groupInput} {...getInputProps()} />
      </div>
      <Popper
        className={groupPopper}
        open={groupedOptions.length > 0}
        anchorEl={anchorEl}
        placement="bottom-start"
        role={undefined}
      >
        <ul className={groupList} {...getListboxProps()}>
          {families.map(({ key, group, index, options }) => (
            <li className={groupItem} key={key} role="presentation">
              <div className={groupName} aria-hidden>
                {group}
              </div>
              <ul className={groupMembers} role="group" aria-label={group}>
                {options.map((option, place) => (
                  <li
                    className={groupOption}
                    {...getOptionProps({ option, index: index + place })}
                    key={option.id}
                  >
                    {option.isOut ? `${option.label}, on loan` : option.label}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Popper>
    </div>
  );
}
