import * as React from 'react';
import { Popper } from '@mui/base/Popper';

const stage = 'relative flex justify-center pt-22';

const loomButton =
  'cursor-pointer rounded-lg border border-slate-500 px-4 py-2 ' +
  'aria-disabled:cursor-default aria-disabled:opacity-55 outline-offset-2 ' +
  'outline-rose-800 hover:bg-slate-500/15 focus-visible:outline-2 ' +
  'dark:border-slate-400 dark:outline-rose-300';

const bubble =
  'group z-1 w-max max-w-[min(240px,80vw)] rounded-lg bg-rose-800 px-3 py-2 ' +
  'text-white dark:bg-rose-300 dark:text-rose-950';

const arrowTip =
  'size-3 group-data-[popper-placement^=bottom]:-top-1 ' +
  'group-data-[popper-placement^=top]:-bottom-1 before:absolute before:inset-0 ' +
  'before:rotate-45 before:bg-rose-800 dark:before:bg-rose-300';

export default function ArrowPopper() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [arrow, setArrow] = React.useState<HTMLSpanElement | null>(null);
  const [open, setOpen] = React.useState(false);

  const modifiers = React.useMemo(
    () => [
      { name: 'offset', options: { offset: [0, 12] } },
      { name: 'arrow', enabled: arrow !== null, options: { element: arrow, padding: 8 } },
    ],
    [arrow],
  );

  return (
    <div className={stage}>
      <button
        className={loomButton}
        type="button"
        ref={setAnchor}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Heddle
      </button>
      <Popper
        className={bubble}
        anchorEl={anchor}
        open={open}
        placement="top"
        modifiers={modifiers}
        role="note"
        disablePortal
      >
        A wire with an eye. Each one guides a single thread.
        <span className={arrowTip} ref={setArrow} />
      </Popper>
    </div>
  );
}
