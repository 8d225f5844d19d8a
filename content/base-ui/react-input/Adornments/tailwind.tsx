import { Input } from '@mui/base/Input';

const adornedFields = 'flex w-full max-w-70 flex-col gap-4';

const adornedInput =
  'flex items-center rounded-lg border text-slate-900 bg-white border-slate-500 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 ' +
  '[&.Mui-focused]:border-lime-700 [&.Mui-focused]:outline-1 [&.Mui-focused]:outline-lime-700 ' +
  'dark:[&.Mui-focused]:border-lime-300 dark:[&.Mui-focused]:outline-lime-300 ' +
  '[&_.MuiInput-input]:w-full [&_.MuiInput-input]:min-w-0 [&_.MuiInput-input]:grow ' +
  '[&_.MuiInput-input]:px-3 [&_.MuiInput-input]:py-2 [&_.MuiInput-input]:outline-0 ' +
  '[&_.MuiInput-input]:placeholder:text-slate-600 ' +
  'dark:[&_.MuiInput-input]:placeholder:text-slate-300';

const unit = 'px-3 opacity-85';

const searchIcon = 'ms-3 size-5 shrink-0 fill-none stroke-current stroke-2';

export default function Adornments() {
  return (
    <div className={adornedFields}>
      <Input
        className={adornedInput}
        aria-label="Find a plant"
        type="search"
        placeholder="Find a plant"
        startAdornment={
          <svg className={searchIcon} viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="9" cy="9" r="6" />
            <path d="m14 14 4 4" />
          </svg>
        }
      />
      <Input
        className={adornedInput}
        aria-label="Height in centimeters"
        type="number"
        defaultValue={40}
        endAdornment={
          <span className={unit} aria-hidden="true">
            cm
          </span>
        }
      />
    </div>
  );
}
