import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';

const hiveButton =
  'cursor-pointer rounded-lg border border-stone-500 px-4 py-2 outline-offset-2 ' +
  'outline-amber-800 hover:bg-stone-500/15 focus-visible:outline-2 ' +
  'dark:border-stone-400 dark:outline-amber-300';

const notice =
  'fixed inset-x-4 bottom-4 z-1400 mx-auto flex w-fit flex-wrap items-center gap-x-4 ' +
  'gap-y-2 rounded-lg bg-stone-900 px-4 py-3 text-white dark:bg-amber-200 ' +
  'dark:text-stone-900';

export default function BasicSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <button className={hiveButton} type="button" onClick={() => setOpen(true)}>
        Write down the visit
      </button>
      <div role="status">
        <Snackbar
          className={notice}
          open={open}
          autoHideDuration={6000}
          onClose={(event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
        >
          Visit to hive 4 written down
        </Snackbar>
      </div>
    </div>
  );
}
