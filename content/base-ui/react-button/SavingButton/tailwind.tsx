import * as React from 'react';
import { Button } from '@mui/base/Button';

const saveButton =
  'cursor-pointer rounded-lg bg-teal-700 px-4 py-2 font-semibold text-white ' +
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-700 ' +
  '[&.Mui-disabled]:cursor-progress [&.Mui-disabled]:opacity-75 dark:bg-teal-300 ' +
  'dark:text-teal-950 dark:focus-visible:outline-teal-300';

export default function SavingButton() {
  const [state, setState] = React.useState<'idle' | 'saving' | 'saved'>('idle');

  React.useEffect(() => {
    if (state !== 'saving') return undefined;
    const timer = setTimeout(() => setState('saved'), 1500);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button
        type="button"
        className={saveButton}
        disabled={state === 'saving'}
        focusableWhenDisabled
        onClick={() => setState('saving')}
      >
        {state === 'saving' ? 'Saving the notes…' : 'Save the notes'}
      </Button>
      <div role="status">{state === 'saved' ? 'Notes saved.' : ''}</div>
    </div>
  );
}
