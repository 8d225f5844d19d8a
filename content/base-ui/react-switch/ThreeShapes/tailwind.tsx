import { Switch } from '@mui/base/Switch';

const shapeRow = 'flex flex-wrap gap-6';

const shapeLabel = 'inline-flex cursor-pointer items-center gap-3';

const pillSwitch =
  'relative inline-block h-6 w-10 shrink-0 rounded-full outline-offset-2 ' +
  'outline-amber-700 [&.Mui-focusVisible]:outline-2 dark:outline-amber-300 ' +
  '[&_.MuiSwitch-track]:block [&_.MuiSwitch-track]:h-full ' +
  '[&_.MuiSwitch-track]:rounded-full [&_.MuiSwitch-track]:bg-slate-500 ' +
  'dark:[&_.MuiSwitch-track]:bg-slate-400 [&_.MuiSwitch-thumb]:absolute ' +
  '[&_.MuiSwitch-thumb]:start-0.75 [&_.MuiSwitch-thumb]:top-0.75 ' +
  '[&_.MuiSwitch-thumb]:size-4.5 [&_.MuiSwitch-thumb]:rounded-full ' +
  '[&_.MuiSwitch-thumb]:bg-white [&_.MuiSwitch-thumb]:transition-all ' +
  '[&_.MuiSwitch-thumb]:duration-120 dark:[&_.MuiSwitch-thumb]:bg-stone-900 ' +
  '[&_.MuiSwitch-input]:absolute [&_.MuiSwitch-input]:inset-0 [&_.MuiSwitch-input]:m-0 ' +
  '[&_.MuiSwitch-input]:size-full [&_.MuiSwitch-input]:cursor-pointer ' +
  '[&_.MuiSwitch-input]:opacity-0 [&.Mui-checked_.MuiSwitch-track]:bg-amber-700 ' +
  'dark:[&.Mui-checked_.MuiSwitch-track]:bg-amber-300 ' +
  '[&.Mui-checked_.MuiSwitch-thumb]:start-[19px]';

const slimSwitch =
  'relative inline-block h-6 w-10 shrink-0 rounded-full outline-offset-2 ' +
  'outline-amber-700 [&.Mui-focusVisible]:outline-2 dark:outline-amber-300 ' +
  '[&_.MuiSwitch-track]:my-2 [&_.MuiSwitch-track]:block [&_.MuiSwitch-track]:h-2 ' +
  '[&_.MuiSwitch-track]:rounded [&_.MuiSwitch-track]:bg-slate-500 ' +
  'dark:[&_.MuiSwitch-track]:bg-slate-400 [&_.MuiSwitch-thumb]:absolute ' +
  '[&_.MuiSwitch-thumb]:start-px [&_.MuiSwitch-thumb]:top-px ' +
  '[&_.MuiSwitch-thumb]:size-5.5 [&_.MuiSwitch-thumb]:rounded-full ' +
  '[&_.MuiSwitch-thumb]:bg-slate-500 [&_.MuiSwitch-thumb]:transition-all ' +
  '[&_.MuiSwitch-thumb]:duration-120 dark:[&_.MuiSwitch-thumb]:bg-slate-400 ' +
  '[&_.MuiSwitch-input]:absolute [&_.MuiSwitch-input]:inset-0 [&_.MuiSwitch-input]:m-0 ' +
  '[&_.MuiSwitch-input]:size-full [&_.MuiSwitch-input]:cursor-pointer ' +
  '[&_.MuiSwitch-input]:opacity-0 [&.Mui-checked_.MuiSwitch-track]:bg-amber-700/50 ' +
  'dark:[&.Mui-checked_.MuiSwitch-track]:bg-amber-300/50 ' +
  '[&.Mui-checked_.MuiSwitch-thumb]:start-[17px] ' +
  '[&.Mui-checked_.MuiSwitch-thumb]:bg-amber-700 ' +
  'dark:[&.Mui-checked_.MuiSwitch-thumb]:bg-amber-300';

const squareSwitch =
  'relative inline-block h-6 w-10 shrink-0 rounded-md outline-offset-2 ' +
  'outline-amber-700 [&.Mui-focusVisible]:outline-2 dark:outline-amber-300 ' +
  '[&_.MuiSwitch-track]:block [&_.MuiSwitch-track]:h-full ' +
  '[&_.MuiSwitch-track]:rounded-md [&_.MuiSwitch-track]:bg-slate-500 ' +
  'dark:[&_.MuiSwitch-track]:bg-slate-400 [&_.MuiSwitch-thumb]:absolute ' +
  '[&_.MuiSwitch-thumb]:start-0.75 [&_.MuiSwitch-thumb]:top-0.75 ' +
  '[&_.MuiSwitch-thumb]:size-4.5 [&_.MuiSwitch-thumb]:rounded-[3px] ' +
  '[&_.MuiSwitch-thumb]:bg-white [&_.MuiSwitch-thumb]:transition-all ' +
  '[&_.MuiSwitch-thumb]:duration-120 dark:[&_.MuiSwitch-thumb]:bg-stone-900 ' +
  '[&_.MuiSwitch-input]:absolute [&_.MuiSwitch-input]:inset-0 [&_.MuiSwitch-input]:m-0 ' +
  '[&_.MuiSwitch-input]:size-full [&_.MuiSwitch-input]:cursor-pointer ' +
  '[&_.MuiSwitch-input]:opacity-0 [&.Mui-checked_.MuiSwitch-track]:bg-amber-700 ' +
  'dark:[&.Mui-checked_.MuiSwitch-track]:bg-amber-300 ' +
  '[&.Mui-checked_.MuiSwitch-thumb]:start-[19px]';

export default function ThreeShapes() {
  return (
    <div className={shapeRow}>
      <label className={shapeLabel}>
        <Switch className={pillSwitch} defaultChecked />
        Pill
      </label>
      <label className={shapeLabel}>
        <Switch className={slimSwitch} defaultChecked />
        Slim track
      </label>
      <label className={shapeLabel}>
        <Switch className={squareSwitch} defaultChecked />
        Square
      </label>
    </div>
  );
}
