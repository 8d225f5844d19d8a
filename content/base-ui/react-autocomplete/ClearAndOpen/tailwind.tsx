import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';

const loanField = 'flex w-full max-w-80 flex-col gap-1';

const loanFrame =
  'flex flex-wrap gap-1 rounded-lg border border-slate-500 bg-white p-0.75 text-slate-900 ' +
  'focus-within:border-teal-700 focus-within:outline-1 focus-within:outline-teal-700 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 ' +
  'dark:focus-within:border-teal-300 dark:focus-within:outline-teal-300';

const loanInput = 'min-w-0 flex-[1_1_80px] px-2.25 py-1.25 outline-0';

const loanPopper = 'z-10';

const loanList =
  'relative my-1 max-h-60 w-[min(320px,calc(100vw-32px))] list-none overflow-auto ' +
  'rounded-lg border border-slate-500 bg-white p-1 text-slate-900 shadow-lg ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100';

const loanOption =
  'cursor-pointer rounded-md border-s-4 border-transparent px-3 py-1.5 outline-teal-700 ' +
  '-outline-offset-2 aria-selected:border-teal-700 aria-selected:font-semibold ' +
  'dark:outline-teal-300 dark:aria-selected:border-teal-300 [&.Mui-focused]:bg-teal-100 ' +
  '[&.Mui-focused]:outline-2 dark:[&.Mui-focused]:bg-teal-900';

const loanButton = 'min-w-8 cursor-pointer rounded-md hover:underline';

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

export default function ClearAndOpen() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    anchorEl,
    setAnchorEl,
    getClearProps,
    getPopupIndicatorProps,
    dirty,
    popupOpen,
  } = useAutocomplete({ options: instruments, defaultValue: 'Oboe' });

  return (
    <div className={loanField}>
      <label {...getInputLabelProps()}>On loan to you</label>
      <div className={loanFrame} {...getRootProps()} ref={setAnchorEl}>
        <input className={loanInput} {...getInputProps()} />
        {dirty && (
          <button className={loanButton} {...getClearProps()} aria-label="Clear">
            ✕
          </button>
        )}
        <button
          className={loanButton}
          {...getPopupIndicatorProps()}
          aria-label={popupOpen ? 'Close the list' : 'Open the list'}
        >
          {popupOpen ? '▴' : '▾'}
        </button>
      </div>
      <Popper
        className={loanPopper}
        open={groupedOptions.length > 0}
        anchorEl={anchorEl}
        placement="bottom-start"
        role={undefined}
      >
        <ul className={loanList} {...getListboxProps()}>
          {(groupedOptions as typeof instruments).map((option, index) => (
            <li className={loanOption} {...getOptionProps({ option, index })} key={option}>
              {option}
            </li>
          ))}
        </ul>
      </Popper>
    </div>
  );
}
