import { Popper } from '@mui/base/Popper';
import { createFilterOptions, useAutocomplete } from '@mui/base/useAutocomplete';

const matchField = 'flex w-full max-w-80 flex-col gap-1';

const matchFrame =
  'flex flex-wrap gap-1 rounded-lg border border-slate-500 bg-white p-0.75 text-slate-900 ' +
  'focus-within:border-teal-700 focus-within:outline-1 focus-within:outline-teal-700 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 ' +
  'dark:focus-within:border-teal-300 dark:focus-within:outline-teal-300';

const matchInput = 'min-w-0 flex-[1_1_80px] px-2.25 py-1.25 outline-0';

const matchPopper = 'z-10';

const matchList =
  'relative my-1 max-h-60 w-[min(320px,calc(100vw-32px))] list-none overflow-auto ' +
  'rounded-lg border border-slate-500 bg-white p-1 text-slate-900 shadow-lg ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100';

const matchOption =
  'cursor-pointer rounded-md border-s-4 border-transparent px-3 py-1.5 outline-teal-700 ' +
  '-outline-offset-2 aria-selected:border-teal-700 aria-selected:font-semibold ' +
  'dark:outline-teal-300 dark:aria-selected:border-teal-300 [&.Mui-focused]:bg-teal-100 ' +
  '[&.Mui-focused]:outline-2 dark:[&.Mui-focused]:bg-teal-900';

const matchStatus = 'min-h-[1.5em]';

const instruments = [
  'Accordion',
  'Alphorn',
  'Bagpipes',
  'Bassoon',
  'Cello',
  'Clarinet',
  'Double bass',
  'Dulcimer',
  'Flügelhorn',
  'Harp',
  'Oboe',
  'Tuba',
];

// Outside the component: it is made once.
const filterOptions = createFilterOptions<string>({ matchFrom: 'start', trim: true, limit: 5 });

export default function FirstLetters() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    anchorEl,
    setAnchorEl,
    inputValue,
    popupOpen,
  } = useAutocomplete({ options: instruments, filterOptions, autoHighlight: true });

  return (
    <div className={matchField}>
      <label {...getInputLabelProps()}>Begins with</label>
      <div className={matchFrame} {...getRootProps()} ref={setAnchorEl}>
        <input className={matchInput} {...getInputProps()} />
      </div>
      <div className={matchStatus} role="status">
        {popupOpen && groupedOptions.length === 0 && `Nothing begins with “${inputValue}”.`}
      </div>
      <Popper
        className={matchPopper}
        open={groupedOptions.length > 0}
        anchorEl={anchorEl}
        placement="bottom-start"
        role={undefined}
      >
        <ul className={matchList} {...getListboxProps()}>
          {(groupedOptions as typeof instruments).map((option, index) => (
            <li className={matchOption} {...getOptionProps({ option, index })} key={option}>
              {option}
            </li>
          ))}
        </ul>
      </Popper>
    </div>
  );
}
