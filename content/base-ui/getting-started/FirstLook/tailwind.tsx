import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Switch } from '@mui/base/Switch';

const switchParts = {
  root: {
    className:
      'group relative inline-block h-6 w-10 shrink-0 rounded-full outline-offset-2 ' +
      'outline-violet-700 [&.Mui-focusVisible]:outline-2 dark:outline-violet-300',
  },
  track: {
    className:
      'block h-full rounded-full bg-slate-500 group-[.Mui-checked]:bg-violet-700 ' +
      'dark:bg-slate-400 dark:group-[.Mui-checked]:bg-violet-300',
  },
  thumb: {
    className:
      'absolute start-[3px] top-[3px] size-[18px] rounded-full bg-slate-50 ' +
      'group-[.Mui-checked]:start-[19px] dark:bg-slate-900',
  },
  input: {
    className: 'absolute inset-0 m-0 size-full cursor-pointer opacity-0',
  },
};

export default function FirstLook() {
  const [quiet, setQuiet] = React.useState(true);
  const [rings, setRings] = React.useState(0);

  return (
    <div
      role="group"
      aria-label="Doorbell"
      className={
        'w-full max-w-[340px] rounded-2xl border border-slate-300 bg-slate-50 p-5 text-slate-800 ' +
        'dark:border-slate-700 dark:bg-slate-900 dark:text-slate-200'
      }
    >
      <label className="flex items-center justify-between gap-4">
        Quiet hours
        <Switch
          checked={quiet}
          onChange={(event) => setQuiet(event.target.checked)}
          slotProps={switchParts}
        />
      </label>
      <div className="mt-4 flex items-center gap-4">
        <Button
          type="button"
          disabled={quiet}
          onClick={() => setRings(rings + 1)}
          className={
            'cursor-pointer rounded-lg bg-violet-700 px-4 py-2 font-semibold text-white ' +
            'focus-visible:outline-2 focus-visible:outline-offset-2 ' +
            'focus-visible:outline-violet-700 [&.Mui-disabled]:cursor-not-allowed ' +
            '[&.Mui-disabled]:opacity-50 dark:bg-violet-300 dark:text-violet-950 ' +
            'dark:focus-visible:outline-violet-300'
          }
        >
          Ring the bell
        </Button>
        <div role="status">{quiet ? 'The bell is off' : `Rung: ${rings}`}</div>
      </div>
    </div>
  );
}
