import { Input } from '@mui/base/Input';

const lookFields = 'flex w-full max-w-70 flex-col gap-4';

const outlinedInput =
  'flex items-center rounded-lg border text-slate-900 bg-white border-slate-500 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 ' +
  '[&.Mui-focused]:border-lime-700 [&.Mui-focused]:outline-1 [&.Mui-focused]:outline-lime-700 ' +
  'dark:[&.Mui-focused]:border-lime-300 dark:[&.Mui-focused]:outline-lime-300 ' +
  '[&_.MuiInput-input]:w-full [&_.MuiInput-input]:min-w-0 [&_.MuiInput-input]:grow ' +
  '[&_.MuiInput-input]:px-3 [&_.MuiInput-input]:py-2 [&_.MuiInput-input]:outline-0 ' +
  '[&_.MuiInput-input]:placeholder:text-slate-600 ' +
  'dark:[&_.MuiInput-input]:placeholder:text-slate-300';

const filledInput =
  'flex rounded-t-lg border border-transparent border-b-slate-500 bg-slate-200 ' +
  'text-slate-900 dark:border-b-slate-400 dark:bg-slate-700 dark:text-slate-100 ' +
  '[&.Mui-focused]:border-lime-700 [&.Mui-focused]:outline-1 [&.Mui-focused]:outline-lime-700 ' +
  'dark:[&.Mui-focused]:border-lime-300 dark:[&.Mui-focused]:outline-lime-300 ' +
  '[&_.MuiInput-input]:w-full [&_.MuiInput-input]:min-w-0 [&_.MuiInput-input]:grow ' +
  '[&_.MuiInput-input]:px-3 [&_.MuiInput-input]:py-2 [&_.MuiInput-input]:outline-0 ' +
  '[&_.MuiInput-input]:placeholder:text-slate-600 ' +
  'dark:[&_.MuiInput-input]:placeholder:text-slate-300';

const underlinedInput =
  'flex border-b-2 border-slate-500 text-slate-900 dark:border-slate-400 ' +
  'dark:text-slate-100 [&.Mui-focused]:border-lime-700 ' +
  '[&.Mui-focused]:shadow-[0_2px_0_var(--color-lime-700)] ' +
  'dark:[&.Mui-focused]:border-lime-300 ' +
  'dark:[&.Mui-focused]:shadow-[0_2px_0_var(--color-lime-300)] [&_.MuiInput-input]:w-full ' +
  '[&_.MuiInput-input]:min-w-0 [&_.MuiInput-input]:grow [&_.MuiInput-input]:px-3 ' +
  '[&_.MuiInput-input]:py-2 [&_.MuiInput-input]:outline-0 ' +
  '[&_.MuiInput-input]:placeholder:text-slate-600 ' +
  'dark:[&_.MuiInput-input]:placeholder:text-slate-300';

export default function ThreeLooks() {
  return (
    <div className={lookFields}>
      <Input className={outlinedInput} aria-label="Genus" placeholder="Genus" />
      <Input className={filledInput} aria-label="Species" placeholder="Species" />
      <Input className={underlinedInput} aria-label="Cultivar" placeholder="Cultivar" />
    </div>
  );
}
