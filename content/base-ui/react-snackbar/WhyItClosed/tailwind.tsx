import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';

const hiveButton =
  'cursor-pointer rounded-lg border border-stone-500 px-4 py-2 outline-offset-2 ' +
  'outline-amber-800 hover:bg-stone-500/15 focus-visible:outline-2 ' +
  'dark:border-stone-400 dark:outline-amber-300';

const reason = 'mt-3 min-h-6';

const notice =
  'fixed inset-x-4 bottom-4 z-1400 mx-auto flex w-fit flex-wrap items-center gap-x-4 ' +
  'gap-y-2 rounded-lg bg-stone-900 px-4 py-3 text-white dark:bg-amber-200 ' +
  'dark:text-stone-900';

const reasons = {
  timeout: 'The time was up.',
  clickaway: 'You pressed beside it.',
  escapeKeyDown: 'You pressed Escape.',
};

export default function WhyItClosed() {
  const [open, setOpen] = React.useState(false);
  const [closedBy, setClosedBy] = React.useState('');

  return (
    <div>
      <button
        className={hiveButton}
        type="button"
        onClick={() => {
          setOpen(true);
          setClosedBy('');
        }}
      >
        Light the smoker
      </button>
      <div className={reason} role="status">
        {closedBy}
        <Snackbar
          className={notice}
          open={open}
          autoHideDuration={5000}
          onClose={(event, reason) => {
            setOpen(false);
            setClosedBy(reasons[reason]);
          }}
        >
          The smoker is lit
        </Snackbar>
      </div>
    </div>
  );
}
