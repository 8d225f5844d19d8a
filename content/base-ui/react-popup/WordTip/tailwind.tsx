import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';

const term =
  'cursor-help border-b-2 border-dotted border-current outline-offset-2 ' +
  'outline-emerald-700 focus-visible:outline-2 dark:outline-emerald-300';

const tipPopup = 'z-1 w-max max-w-[min(260px,90vw)] py-1.5';

const tipText =
  'rounded-md bg-emerald-800 px-2.5 py-1.5 text-white dark:bg-emerald-300 ' +
  'dark:text-emerald-950';

export default function WordTip() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  React.useEffect(() => {
    if (!open) return undefined;
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [open]);

  return (
    <div>
      The fireman fills the{' '}
      <span onMouseEnter={() => setOpen(true)} onMouseLeave={() => setOpen(false)}>
        <button
          className={term}
          type="button"
          ref={setAnchor}
          aria-describedby={id}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
        >
          tender
        </button>
        <Popup className={tipPopup} id={id} anchor={anchor} open={open} placement="top" keepMounted>
          <div className={tipText}>The wagon behind the engine, which carries coal and water.</div>
        </Popup>
      </span>{' '}
      before the first train.
    </div>
  );
}
