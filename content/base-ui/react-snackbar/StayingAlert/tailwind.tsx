import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';

const hiveButton =
  'cursor-pointer rounded-lg border border-stone-500 px-4 py-2 outline-offset-2 ' +
  'outline-amber-800 hover:bg-stone-500/15 focus-visible:outline-2 ' +
  'dark:border-stone-400 dark:outline-amber-300';

const stateLine = 'mt-3 min-h-6';

const notice =
  'fixed inset-x-4 bottom-4 z-1400 mx-auto flex w-fit flex-wrap items-center gap-x-4 ' +
  'gap-y-2 rounded-lg bg-stone-900 px-4 py-3 text-white dark:bg-amber-200 ' +
  'dark:text-stone-900';

const noticeButton =
  'cursor-pointer rounded-md border border-current px-2 py-1 outline-offset-2 ' +
  'outline-current focus-visible:outline-2';

export default function StayingAlert() {
  const [state, setState] = React.useState<'new' | 'failed' | 'sent'>('new');
  const button = React.useRef<HTMLButtonElement>(null);

  return (
    <div>
      <button
        className={hiveButton}
        type="button"
        ref={button}
        onClick={() => setState(state === 'sent' ? 'new' : 'failed')}
      >
        {state === 'sent' ? 'Weigh again' : 'Send the weights'}
      </button>
      <div className={stateLine} role="status">
        {state === 'sent' && 'The weights are sent.'}
      </div>
      <Snackbar className={notice} role="alert" open={state === 'failed'}>
        The scale under hive 2 does not answer.
        <button
          className={noticeButton}
          type="button"
          onClick={() => {
            setState('sent');
            button.current?.focus();
          }}
        >
          Send without it
        </button>
      </Snackbar>
    </div>
  );
}
