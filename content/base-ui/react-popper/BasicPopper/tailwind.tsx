import * as React from 'react';
import { Popper } from '@mui/base/Popper';

const room = 'relative grid min-h-34 content-start justify-center';

const loomButton =
  'cursor-pointer rounded-lg border border-slate-500 px-4 py-2 ' +
  'aria-disabled:cursor-default aria-disabled:opacity-55 outline-offset-2 ' +
  'outline-rose-800 hover:bg-slate-500/15 focus-visible:outline-2 ' +
  'dark:border-slate-400 dark:outline-rose-300';

const loomPopper =
  'z-1 w-max max-w-[min(260px,90vw)] rounded-lg border border-slate-500 bg-white px-3 ' +
  'py-2 text-slate-900 dark:bg-slate-800 dark:text-slate-100';

const modifiers = [{ name: 'offset', options: { offset: [0, 8] } }];

export default function BasicPopper() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div className={room}>
      <button
        className={loomButton}
        type="button"
        ref={setAnchor}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        What is a weft?
      </button>
      <Popper
        className={loomPopper}
        anchorEl={anchor}
        open={open}
        modifiers={modifiers}
        role="note"
        disablePortal
      >
        The yarn that goes across. The shuttle carries it.
      </Popper>
    </div>
  );
}
