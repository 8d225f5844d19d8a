import * as React from 'react';
import { Button } from '@mui/base/Button';

const shared =
  'cursor-pointer rounded-lg border px-3.5 py-1.5 focus-visible:outline-2 ' +
  'focus-visible:outline-offset-2 focus-visible:outline-teal-700 ' +
  'dark:focus-visible:outline-teal-300';

const plainButton = `${shared} border-slate-500 hover:bg-slate-200 dark:border-slate-400 dark:hover:bg-slate-700`;

const deleteButton = `${shared} border-rose-700 text-rose-700 hover:bg-rose-100 dark:border-rose-300 dark:text-rose-300 dark:hover:bg-rose-950`;

export default function DeleteObservation() {
  const [step, setStep] = React.useState<'shown' | 'asking' | 'deleted'>('shown');
  const first = React.useRef<HTMLButtonElement>(null);
  const moved = React.useRef(false);

  React.useEffect(() => {
    if (moved.current) first.current?.focus();
  }, [step]);

  const goTo = (next: typeof step) => {
    moved.current = true;
    setStep(next);
  };

  return (
    <div className="flex flex-col items-start gap-4">
      <div role="status">
        {step === 'shown' && 'Observation 14: Saturn, two sketches'}
        {step === 'asking' && 'Delete observation 14 and its two sketches?'}
        {step === 'deleted' && 'Observation 14 is deleted.'}
      </div>
      {step === 'shown' && (
        <Button type="button" className={deleteButton} ref={first} onClick={() => goTo('asking')}>
          Delete observation 14
        </Button>
      )}
      {step === 'asking' && (
        <div className="flex flex-wrap gap-2">
          <Button type="button" className={plainButton} ref={first} onClick={() => goTo('shown')}>
            Keep it
          </Button>
          <Button type="button" className={deleteButton} onClick={() => goTo('deleted')}>
            Delete it
          </Button>
        </div>
      )}
      {step === 'deleted' && (
        <Button type="button" className={plainButton} ref={first} onClick={() => goTo('shown')}>
          Undo
        </Button>
      )}
    </div>
  );
}
