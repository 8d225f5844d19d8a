import * as React from 'react';
import { Button } from '@mui/base/Button';

export default function ReasonWhenDisabled() {
  const [shutterOpen, setShutterOpen] = React.useState(false);
  const reasonId = React.useId();

  return (
    <div className="flex flex-col gap-4">
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          checked={shutterOpen}
          onChange={(event) => setShutterOpen(event.target.checked)}
        />
        Shutter is open
      </label>
      <Button
        type="button"
        disabled={!shutterOpen}
        focusableWhenDisabled
        aria-describedby={reasonId}
        className={
          'cursor-pointer self-start rounded-lg bg-teal-700 px-4 py-2 font-semibold text-white ' +
          'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-700 ' +
          '[&.Mui-disabled]:cursor-not-allowed [&.Mui-disabled]:bg-slate-200 ' +
          '[&.Mui-disabled]:text-slate-600 dark:bg-teal-300 dark:text-teal-950 ' +
          'dark:focus-visible:outline-teal-300 dark:[&.Mui-disabled]:bg-slate-700 ' +
          'dark:[&.Mui-disabled]:text-slate-300'
        }
      >
        Start the exposure
      </Button>
      <div id={reasonId} className="text-sm">
        {shutterOpen ? 'Ready: 20 minutes of exposure.' : 'Open the shutter first.'}
      </div>
    </div>
  );
}
