import { Switch } from '@mui/base/Switch';

const stateRow = 'flex flex-wrap gap-6';

const stateLabel =
  'inline-flex cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed ' +
  'has-disabled:opacity-45';

const stateSwitch =
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
  '[&.Mui-checked_.MuiSwitch-thumb]:start-[19px] ' +
  '[&.Mui-disabled_.MuiSwitch-input]:cursor-not-allowed';

export default function SwitchStates() {
  return (
    <div className={stateRow}>
      <label className={stateLabel}>
        <Switch className={stateSwitch} />
        Off
      </label>
      <label className={stateLabel}>
        <Switch className={stateSwitch} defaultChecked />
        On
      </label>
      <label className={stateLabel}>
        <Switch className={stateSwitch} disabled />
        Off, disabled
      </label>
      <label className={stateLabel}>
        <Switch className={stateSwitch} disabled defaultChecked />
        On, disabled
      </label>
    </div>
  );
}
