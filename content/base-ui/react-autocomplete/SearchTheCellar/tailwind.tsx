import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';

const cellarField = 'flex w-full max-w-80 flex-col gap-1';

const cellarFrame =
  'flex flex-wrap gap-1 rounded-lg border border-slate-500 bg-white p-0.75 text-slate-900 ' +
  'focus-within:border-teal-700 focus-within:outline-1 focus-within:outline-teal-700 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 ' +
  'dark:focus-within:border-teal-300 dark:focus-within:outline-teal-300';

const cellarInput = 'min-w-0 flex-[1_1_80px] px-2.25 py-1.25 outline-0';

const cellarPopper = 'z-10';

const cellarList =
  'relative my-1 max-h-60 w-[min(320px,calc(100vw-32px))] list-none overflow-auto ' +
  'rounded-lg border border-slate-500 bg-white p-1 text-slate-900 shadow-lg ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100';

const cellarOption =
  'cursor-pointer rounded-md border-s-4 border-transparent px-3 py-1.5 outline-teal-700 ' +
  '-outline-offset-2 aria-selected:border-teal-700 aria-selected:font-semibold ' +
  'dark:outline-teal-300 dark:aria-selected:border-teal-300 [&.Mui-focused]:bg-teal-100 ' +
  '[&.Mui-focused]:outline-2 dark:[&.Mui-focused]:bg-teal-900';

const cellarStatus = 'min-h-[1.5em]';

const cellar = [
  'Bass drum',
  'Bass tuba',
  'Broken harp',
  'Lute',
  'Music stand',
  'Snare drum',
  'Small harp',
];

export default function SearchTheCellar() {
  const [value, setValue] = React.useState<string | null>(null);
  const [inputValue, setInputValue] = React.useState('');
  const [found, setFound] = React.useState<string[]>([]);
  const [wanted, setWanted] = React.useState<string | null>(null);

  React.useEffect(() => {
    if (wanted === null) return undefined;
    const timer = setTimeout(() => {
      setFound(cellar.filter((name) => name.toLowerCase().includes(wanted.toLowerCase())));
      setWanted(null);
    }, 600);
    return () => clearTimeout(timer);
  }, [wanted]);

  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    anchorEl,
    setAnchorEl,
    popupOpen,
  } = useAutocomplete({
    // The chosen one stays among the options.
    options: value === null || found.includes(value) ? found : [value, ...found],
    value,
    onChange: (event, newValue) => setValue(newValue),
    inputValue,
    onInputChange: (event, text, reason) => {
      setInputValue(text);
      setWanted(reason === 'input' && text !== '' ? text : null);
      if (text === '') setFound([]);
    },
  });
  let status = '';
  if (wanted !== null) status = 'Looking in the cellar';
  else if (popupOpen && inputValue !== '') status = `${groupedOptions.length} found`;

  return (
    <div className={cellarField}>
      <label {...getInputLabelProps()}>Search the cellar</label>
      <div className={cellarFrame} {...getRootProps()} ref={setAnchorEl}>
        <input className={cellarInput} {...getInputProps()} />
      </div>
      <div className={cellarStatus} role="status">
        {status}
      </div>
      <Popper
        className={cellarPopper}
        open={groupedOptions.length > 0}
        anchorEl={anchorEl}
        placement="bottom-start"
        role={undefined}
      >
        <ul className={cellarList} {...getListboxProps()}>
          {(groupedOptions as string[]).map((option, index) => (
            <li className={cellarOption} {...getOptionProps({ option, index })} key={option}>
              {option}
            </li>
          ))}
        </ul>
      </Popper>
    </div>
  );
}
