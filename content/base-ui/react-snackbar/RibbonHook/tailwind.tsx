import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { useSnackbar, type UseSnackbarParameters } from '@mui/base/useSnackbar';

const place = 'mt-3 min-h-14 w-75 max-w-full';

const ribbon = 'w-fit border-s-6 border-amber-800 bg-stone-500/15 px-4 py-2 dark:border-amber-300';

const hiveButton =
  'cursor-pointer rounded-lg border border-stone-500 px-4 py-2 outline-offset-2 ' +
  'outline-amber-800 hover:bg-stone-500/15 focus-visible:outline-2 ' +
  'dark:border-stone-400 dark:outline-amber-300';

interface NoticeRibbonProps extends UseSnackbarParameters {
  children: React.ReactNode;
}

function NoticeRibbon({ children, ...parameters }: NoticeRibbonProps) {
  const { getRootProps, onClickAway } = useSnackbar(parameters);

  return (
    <div className={place} role="status">
      {parameters.open && (
        <ClickAwayListener onClickAway={onClickAway}>
          <div className={ribbon} {...getRootProps()}>
            {children}
          </div>
        </ClickAwayListener>
      )}
    </div>
  );
}

export default function RibbonHook() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <button className={hiveButton} type="button" onClick={() => setOpen(true)}>
        Find the queen
      </button>
      <NoticeRibbon open={open} autoHideDuration={6000} onClose={() => setOpen(false)}>
        She is on frame 6, with a blue dot.
      </NoticeRibbon>
    </div>
  );
}
