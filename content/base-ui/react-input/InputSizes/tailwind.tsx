import { Input } from '@mui/base/Input';

const sizeFields = 'flex w-full max-w-70 flex-col gap-4';

const smallInput =
  'flex items-center rounded-lg border text-slate-900 bg-white border-slate-500 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 ' +
  '[&.Mui-focused]:border-lime-700 [&.Mui-focused]:outline-1 [&.Mui-focused]:outline-lime-700 ' +
  'dark:[&.Mui-focused]:border-lime-300 dark:[&.Mui-focused]:outline-lime-300 ' +
  '[&_.MuiInput-input]:w-full [&_.MuiInput-input]:min-w-0 [&_.MuiInput-input]:grow ' +
  '[&_.MuiInput-input]:px-2 [&_.MuiInput-input]:py-1 [&_.MuiInput-input]:outline-0 ' +
  '[&_.MuiInput-input]:text-sm';

const mediumInput =
  'flex items-center rounded-lg border text-slate-900 bg-white border-slate-500 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 ' +
  '[&.Mui-focused]:border-lime-700 [&.Mui-focused]:outline-1 [&.Mui-focused]:outline-lime-700 ' +
  'dark:[&.Mui-focused]:border-lime-300 dark:[&.Mui-focused]:outline-lime-300 ' +
  '[&_.MuiInput-input]:w-full [&_.MuiInput-input]:min-w-0 [&_.MuiInput-input]:grow ' +
  '[&_.MuiInput-input]:px-3 [&_.MuiInput-input]:py-2 [&_.MuiInput-input]:outline-0';

const largeInput =
  'flex items-center rounded-lg border text-slate-900 bg-white border-slate-500 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 ' +
  '[&.Mui-focused]:border-lime-700 [&.Mui-focused]:outline-1 [&.Mui-focused]:outline-lime-700 ' +
  'dark:[&.Mui-focused]:border-lime-300 dark:[&.Mui-focused]:outline-lime-300 ' +
  '[&_.MuiInput-input]:w-full [&_.MuiInput-input]:min-w-0 [&_.MuiInput-input]:grow ' +
  '[&_.MuiInput-input]:px-4 [&_.MuiInput-input]:py-3 [&_.MuiInput-input]:outline-0 ' +
  '[&_.MuiInput-input]:text-lg';

export default function InputSizes() {
  return (
    <div className={sizeFields}>
      <Input className={smallInput} aria-label="Row" defaultValue="Row 4" />
      <Input className={mediumInput} aria-label="Bed" defaultValue="Herb bed" />
      <Input className={largeInput} aria-label="Garden" defaultValue="Walled garden" />
    </div>
  );
}
