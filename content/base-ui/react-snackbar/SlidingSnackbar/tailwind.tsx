import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';

const hiveButton =
  'cursor-pointer rounded-lg border border-stone-500 px-4 py-2 outline-offset-2 ' +
  'outline-amber-800 hover:bg-stone-500/15 focus-visible:outline-2 ' +
  'dark:border-stone-400 dark:outline-amber-300';

const slidingNotice =
  'fixed inset-x-4 bottom-4 z-1400 mx-auto w-fit translate-y-full rounded-lg ' +
  'bg-stone-900 px-4 py-3 text-white opacity-0 transition-[opacity,translate] ' +
  'duration-200 data-[shown=true]:translate-y-0 data-[shown=true]:opacity-100 ' +
  'motion-reduce:transition-none dark:bg-amber-200 dark:text-stone-900';

export default function SlidingSnackbar() {
  const [open, setOpen] = React.useState(false);
  const [shown, setShown] = React.useState(false);
  const [exited, setExited] = React.useState(true);

  React.useEffect(() => {
    if (open) {
      setExited(false);
      const frame = requestAnimationFrame(() => setShown(true));
      return () => cancelAnimationFrame(frame);
    }
    setShown(false);
    const timer = setTimeout(() => setExited(true), 200);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <div>
      <button className={hiveButton} type="button" onClick={() => setOpen(true)}>
        Close the entrance
      </button>
      <div role="status">
        <Snackbar
          className={slidingNotice}
          open={open}
          exited={exited}
          data-shown={shown}
          autoHideDuration={5000}
          onClose={(event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
        >
          Entrance closed for the night
        </Snackbar>
      </div>
    </div>
  );
}
