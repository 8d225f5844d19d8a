import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';

const bandField = 'flex w-full max-w-80 flex-col gap-1';

const bandFrame =
  'flex flex-wrap gap-1 rounded-lg border border-slate-500 bg-white p-0.75 text-slate-900 ' +
  'focus-within:border-teal-700 focus-within:outline-1 focus-within:outline-teal-700 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 ' +
  'dark:focus-within:border-teal-300 dark:focus-within:outline-teal-300';

const bandInput = 'min-w-0 flex-[1_1_80px] px-2.25 py-1.25 outline-0';

const bandPopper = 'z-10';

const bandList =
  'relative my-1 max-h-60 w-[min(320px,calc(100vw-32px))] list-none overflow-auto ' +
  'rounded-lg border border-slate-500 bg-white p-1 text-slate-900 shadow-lg ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100';

const bandOption =
  'cursor-pointer rounded-md border-s-4 border-transparent px-3 py-1.5 outline-teal-700 ' +
  '-outline-offset-2 aria-selected:border-teal-700 aria-selected:font-semibold ' +
  'dark:outline-teal-300 dark:aria-selected:border-teal-300 [&.Mui-focused]:bg-teal-100 ' +
  '[&.Mui-focused]:outline-2 dark:[&.Mui-focused]:bg-teal-900';

const bandTag =
  'cursor-pointer rounded-md border border-slate-500 px-2.5 py-0.5 outline-teal-700 ' +
  'focus:outline-2 dark:border-slate-400 dark:outline-teal-300';

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

export default function SeveralInstruments() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    anchorEl,
    setAnchorEl,
    getTagProps,
    value,
  } = useAutocomplete({
    options: instruments,
    multiple: true,
    defaultValue: ['Cello', 'Oboe'],
    filterSelectedOptions: true,
  });

  return (
    <div className={bandField}>
      <label {...getInputLabelProps()}>Instruments of the piece</label>
      <div className={bandFrame} {...getRootProps()} ref={setAnchorEl}>
        {value.map((name, index) => {
          const { key, onDelete, ...tagProps } = getTagProps({ index });
          return (
            <button
              className={bandTag}
              key={key}
              {...tagProps}
              type="button"
              onClick={onDelete}
              aria-label={`Remove ${name}`}
            >
              {name} <span aria-hidden>✕</span>
            </button>
          );
        })}
        <input className={bandInput} {...getInputProps()} />
      </div>
      <Popper
        className={bandPopper}
        open={groupedOptions.length > 0}
        anchorEl={anchorEl}
        placement="bottom-start"
        role={undefined}
      >
        <ul className={bandList} {...getListboxProps()}>
          {(groupedOptions as typeof instruments).map((option, index) => (
            <li className={bandOption} {...getOptionProps({ option, index })} key={option}>
              {option}
            </li>
          ))}
        </ul>
      </Popper>
    </div>
  );
}
