import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';

const room = 'min-h-34';

const railButton =
  'cursor-pointer rounded-lg border border-slate-500 px-4 py-2 outline-offset-2 ' +
  'outline-emerald-700 hover:bg-slate-500/15 focus-visible:outline-2 ' +
  'dark:border-slate-400 dark:outline-emerald-300';

const railPopup =
  'z-1 w-max max-w-[min(280px,90vw)] rounded-lg border border-slate-500 bg-white px-3 ' +
  'py-2 text-slate-900 dark:bg-slate-800 dark:text-slate-100';

export default function BasicPopup() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div className={room}>
      <button
        className={railButton}
        type="button"
        ref={setAnchor}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Why is it green?
      </button>
      <Popup
        className={railPopup}
        anchor={anchor}
        open={open}
        placement="bottom"
        offset={8}
        role="note"
        disablePortal
      >
        In 1911 the railway had bought too much paint for its gates.
      </Popup>
    </div>
  );
}
