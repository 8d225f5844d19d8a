import * as React from 'react';
import { Unstable_Popup as Popup, type PopupChildrenProps } from '@mui/base/Unstable_Popup';

const card =
  'w-max max-w-[min(280px,90vw)] -translate-y-2 rounded-lg border border-slate-500 ' +
  'bg-white px-3 py-2 text-slate-900 opacity-0 transition-[opacity,translate] ' +
  'duration-200 data-[shown=true]:translate-y-0 data-[shown=true]:opacity-100 ' +
  'motion-reduce:transition-none dark:bg-slate-800 dark:text-slate-100';

const room = 'min-h-34';

const railButton =
  'cursor-pointer rounded-lg border border-slate-500 px-4 py-2 outline-offset-2 ' +
  'outline-emerald-700 hover:bg-slate-500/15 focus-visible:outline-2 ' +
  'dark:border-slate-400 dark:outline-emerald-300';

const fadingLayer = 'z-1';

interface FadeProps extends Pick<PopupChildrenProps, 'requestOpen' | 'onEnter' | 'onExited'> {
  children: React.ReactNode;
}

function Fade({ requestOpen, onEnter, onExited, children }: FadeProps) {
  const [shown, setShown] = React.useState(false);
  const handlers = React.useRef({ onEnter, onExited });

  React.useEffect(() => {
    handlers.current = { onEnter, onExited };
  });

  React.useEffect(() => {
    if (requestOpen) {
      handlers.current.onEnter();
      const frame = requestAnimationFrame(() => setShown(true));
      return () => cancelAnimationFrame(frame);
    }
    setShown(false);
    const timer = setTimeout(() => handlers.current.onExited(), 200);
    return () => clearTimeout(timer);
  }, [requestOpen]);

  return (
    <div className={card} data-shown={shown}>
      {children}
    </div>
  );
}

export default function FadingPopup() {
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
        When does it run?
      </button>
      <Popup
        className={fadingLayer}
        anchor={anchor}
        open={open}
        placement="bottom"
        offset={8}
        role="note"
        withTransition
        disablePortal
      >
        {({ requestOpen, onEnter, onExited }: PopupChildrenProps) => (
          <Fade requestOpen={requestOpen} onEnter={onEnter} onExited={onExited}>
            On the first Sunday of each month, at eleven.
          </Fade>
        )}
      </Popup>
    </div>
  );
}
