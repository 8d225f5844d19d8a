import * as React from 'react';
import { Switch } from '@mui/base/Switch';

const dayList = 'm-0 flex w-full max-w-80 list-none flex-col p-0';

const dayRow = 'border-b border-slate-300 dark:border-slate-600';

const dayLabel = 'flex cursor-pointer items-center justify-between gap-4 py-3';

const daySwitch =
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
  '[&.Mui-checked_.MuiSwitch-thumb]:start-[19px] [&.Mui-disabled]:opacity-45 ' +
  '[&.Mui-disabled_.MuiSwitch-input]:cursor-not-allowed';

const dayStatus = 'm-0 mt-3';

const steps = ['Ovens on', 'Doors unlocked', 'Bread in the window'];

export default function OpeningDay() {
  const [done, setDone] = React.useState(1);

  return (
    <div>
      <ul className={dayList}>
        {steps.map((step, index) => (
          <li className={dayRow} key={step}>
            <label className={dayLabel}>
              {step}
              <Switch
                className={daySwitch}
                checked={index < done}
                disabled={index > done}
                onChange={(event) => setDone(event.target.checked ? index + 1 : index)}
              />
            </label>
          </li>
        ))}
      </ul>
      <p className={dayStatus} role="status">
        {done === steps.length ? 'The bakery is open.' : `Next: ${steps[done]}`}
      </p>
    </div>
  );
}
