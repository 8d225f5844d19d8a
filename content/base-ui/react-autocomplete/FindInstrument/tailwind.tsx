import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';

const findField = 'flex w-full max-w-80 flex-col gap-1';

const findFrame =
  'flex flex-wrap gap-1 rounded-lg border border-slate-500 bg-white p-0.75 text-slate-900 ' +
  'focus-within:border-teal-700 focus-within:outline-1 focus-within:outline-teal-700 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 ' +
  'dark:focus-within:border-teal-300 dark:focus-within:outline-teal-300';

const findInput = 'min-w-0 flex-[1_1_80px] px-2.25 py-1.25 outline-0';

const findPopper = 'z-10';

const findList =
  'relative my-1 max-h-60 w-[min(320px,calc(100vw-32px))] list-none overflow-auto ' +
  'rounded-lg border border-slate-500 bg-white p-1 text-slate-900 shadow-lg ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100';

const findOption =
  'cursor-pointer rounded-md border-s-4 border-transparent px-3 py-1.5 outline-teal-700 ' +
  '-outline-offset-2 aria-selected:border-teal-700 aria-selected:font-semibold ' +
  'dark:outline-teal-300 dark:aria-selected:border-teal-300 [&.Mui-focused]:bg-teal-100 ' +
  '[&.Mui-focused]:outline-2 dark:[&.Mui-focused]:bg-teal-900';

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

export default function FindInstrument() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    anchorEl,
    setAnchorEl,
  } = useAutocomplete({ options: instruments });

  return (
    <div className={findField}>
      <label {...getInputLabelProps()}>Instrument</label>
      <div className={findFrame} {...getRootProps()} ref={setAnchorEl}>
        <input className={findInput} {...getInputProps()} />
      </div>
      <Popper
        className={findPopper}
        open={groupedOptions.length > 0}
        anchorEl={anchorEl}
        placement="bottom-start"
        role={undefined}
      >
        <ul className={findList} {...getListboxProps()}>
          {(groupedOptions as typeof instruments).map((option, index) => (
            <li className={findOption} {...getOptionProps({ option, index })} key={option}>
              {option}
            </li>
          ))}
        </ul>
      </Popper>
    </div>
  );
}
