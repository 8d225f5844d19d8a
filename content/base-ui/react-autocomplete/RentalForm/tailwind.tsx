import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';

const rentalField = 'flex w-full max-w-80 flex-col gap-1';

const rentalFrame =
  'flex flex-wrap gap-1 rounded-lg border border-slate-500 bg-white p-0.75 text-slate-900 ' +
  'focus-within:border-teal-700 focus-within:outline-1 focus-within:outline-teal-700 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 ' +
  'dark:focus-within:border-teal-300 dark:focus-within:outline-teal-300';

const rentalInput = 'min-w-0 flex-[1_1_80px] px-2.25 py-1.25 outline-0';

const rentalPopper = 'z-10';

const rentalList =
  'relative my-1 max-h-60 w-[min(320px,calc(100vw-32px))] list-none overflow-auto ' +
  'rounded-lg border border-slate-500 bg-white p-1 text-slate-900 shadow-lg ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100';

const rentalOption =
  'cursor-pointer rounded-md border-s-4 border-transparent px-3 py-1.5 outline-teal-700 ' +
  '-outline-offset-2 aria-selected:border-teal-700 aria-selected:font-semibold ' +
  'dark:outline-teal-300 dark:aria-selected:border-teal-300 [&.Mui-focused]:bg-teal-100 ' +
  '[&.Mui-focused]:outline-2 dark:[&.Mui-focused]:bg-teal-900';

const rentalFields = 'flex w-full max-w-80 flex-col items-start gap-4';

const rentalError = 'text-rose-700 dark:text-rose-300';

const rentalStatus = 'min-h-6';

const rentalButton =
  'cursor-pointer rounded-lg border border-slate-500 bg-white px-4 py-2 text-slate-900 ' +
  'outline-offset-2 outline-teal-700 focus-visible:outline-2 dark:border-slate-400 ' +
  'dark:bg-slate-800 dark:text-slate-100 dark:outline-teal-300';

const instruments = [
  { id: 'n104', label: 'Cello' },
  { id: 'n117', label: 'Concertina' },
  { id: 'n230', label: 'Contrabassoon' },
  { id: 'n231', label: 'Cornet' },
];

export default function RentalForm() {
  const helpId = React.useId();
  const [missing, setMissing] = React.useState(false);
  const [sent, setSent] = React.useState('');
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    anchorEl,
    setAnchorEl,
    id,
    value,
  } = useAutocomplete({ options: instruments, onChange: () => setMissing(false) });

  return (
    <form
      className={rentalFields}
      noValidate
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        setMissing(value === null);
        if (value === null) document.getElementById(id)?.focus();
        const data = new FormData(event.currentTarget);
        setSent(value === null ? '' : `Sent: instrument=${data.get('instrument')}`);
      }}
    >
      <div className={rentalField}>
        <label {...getInputLabelProps()}>Instrument to rent</label>
        <div className={rentalFrame} {...getRootProps()} ref={setAnchorEl}>
          <input
            className={rentalInput}
            {...getInputProps()}
            aria-required
            aria-invalid={missing}
            aria-describedby={helpId}
          />
        </div>
        <div className={missing ? rentalError : undefined} id={helpId} aria-live="polite">
          {missing ? 'Choose an instrument from the list.' : 'Required'}
        </div>
        <Popper
          className={rentalPopper}
          open={groupedOptions.length > 0}
          anchorEl={anchorEl}
          placement="bottom-start"
          role={undefined}
        >
          <ul className={rentalList} {...getListboxProps()}>
            {(groupedOptions as typeof instruments).map((option, index) => (
              <li className={rentalOption} {...getOptionProps({ option, index })} key={option.id}>
                {option.label}
              </li>
            ))}
          </ul>
        </Popper>
      </div>
      <input type="hidden" name="instrument" value={value?.id ?? ''} />
      <button className={rentalButton} type="submit">
        Rent it
      </button>
      <div className={rentalStatus} role="status">
        {sent}
      </div>
    </form>
  );
}
