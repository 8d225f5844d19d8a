import * as React from 'react';
import { Popper, type PopperTransitionProps } from '@mui/base/Popper';

const card =
  'my-2 w-max max-w-[min(260px,90vw)] rounded-lg border border-slate-500 bg-white ' +
  'px-3 py-2 text-slate-900 opacity-0 transition-opacity duration-200 ' +
  'data-[shown=true]:opacity-100 motion-reduce:transition-none dark:bg-slate-800 ' +
  'dark:text-slate-100';

const room = 'relative grid min-h-34 content-start justify-center';

const loomButton =
  'cursor-pointer rounded-lg border border-slate-500 px-4 py-2 ' +
  'aria-disabled:cursor-default aria-disabled:opacity-55 outline-offset-2 ' +
  'outline-rose-800 hover:bg-slate-500/15 focus-visible:outline-2 ' +
  'dark:border-slate-400 dark:outline-rose-300';

const fadingLayer = 'z-1';

interface FadeProps extends Partial<PopperTransitionProps> {
  children: React.ReactNode;
}

function Fade({ in: open = true, onEnter, onExited, children }: FadeProps) {
  const [shown, setShown] = React.useState(false);
  const handlers = React.useRef({ onEnter, onExited });

  React.useEffect(() => {
    handlers.current = { onEnter, onExited };
  });

  React.useEffect(() => {
    if (open) {
      handlers.current.onEnter?.();
      const frame = requestAnimationFrame(() => setShown(true));
      return () => cancelAnimationFrame(frame);
    }
    setShown(false);
    const timer = setTimeout(() => handlers.current.onExited?.(), 200);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <div className={card} data-shown={shown}>
      {children}
    </div>
  );
}

export default function FadingPopper() {
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
        How long does it take?
      </button>
      <Popper
        className={fadingLayer}
        anchorEl={anchor}
        open={open}
        role="note"
        transition
        disablePortal
      >
        {({ TransitionProps }) => (
          <Fade {...TransitionProps}>A scarf is two evenings, a blanket two weeks.</Fade>
        )}
      </Popper>
    </div>
  );
}
