import { Switch, type SwitchThumbSlotProps } from '@mui/base/Switch';

const markedLabel = 'inline-flex cursor-pointer items-center gap-3';

const markedThumbSwitch =
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
  '[&.Mui-checked_.MuiSwitch-thumb]:start-[19px] [&_.MuiSwitch-thumb]:grid ' +
  '[&_.MuiSwitch-thumb]:place-content-center [&_.MuiSwitch-thumb]:text-xs ' +
  '[&_.MuiSwitch-thumb]:leading-none [&_.MuiSwitch-thumb]:font-bold ' +
  '[&_.MuiSwitch-thumb]:text-slate-500 dark:[&_.MuiSwitch-thumb]:text-slate-400 ' +
  '[&.Mui-checked_.MuiSwitch-thumb]:text-amber-700 ' +
  'dark:[&.Mui-checked_.MuiSwitch-thumb]:text-amber-300';

function MarkedThumb({ ownerState, ...other }: SwitchThumbSlotProps) {
  return (
    <span {...other} aria-hidden="true">
      {ownerState.checked ? '✓' : '–'}
    </span>
  );
}

export default function MarkedSwitch() {
  return (
    <label className={markedLabel}>
      <Switch className={markedThumbSwitch} defaultChecked slots={{ thumb: MarkedThumb }} />
      Night baking
    </label>
  );
}
