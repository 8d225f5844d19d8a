import * as React from 'react';
import { Modal } from '@mui/base/Modal';

const fadingPanel =
  'max-h-full w-full max-w-90 translate-y-4 overflow-auto rounded-xl border ' +
  'border-slate-500 bg-white p-6 text-slate-900 opacity-0 -outline-offset-4 ' +
  'outline-indigo-700 transition-[opacity,translate] duration-200 ' +
  'focus-visible:outline-2 data-[shown=true]:translate-y-0 ' +
  'data-[shown=true]:opacity-100 motion-reduce:transition-none dark:bg-slate-800 ' +
  'dark:text-slate-100 dark:outline-indigo-300';

const lostButton =
  'cursor-pointer rounded-lg border border-slate-500 px-4 py-2 outline-offset-2 ' +
  'outline-indigo-700 hover:bg-slate-500/15 focus-visible:outline-2 ' +
  'dark:border-slate-400 dark:outline-indigo-300';

const fadingLayer =
  'fixed inset-0 z-1300 flex items-center justify-center p-4 ' +
  '[&>.MuiModal-backdrop]:fixed [&>.MuiModal-backdrop]:inset-0 ' +
  '[&>.MuiModal-backdrop]:-z-1 [&>.MuiModal-backdrop]:bg-slate-900/60 ' +
  '[&>.MuiModal-backdrop]:opacity-0 [&>.MuiModal-backdrop]:transition-opacity ' +
  '[&>.MuiModal-backdrop]:duration-200 ' +
  'motion-reduce:[&>.MuiModal-backdrop]:transition-none ' +
  '[&:has([data-shown=true])>.MuiModal-backdrop]:opacity-100';

const title = 'text-xl/[1.3] font-semibold';

const text = 'mt-2';

const row = 'mt-6 flex flex-wrap gap-2';

const mainButton =
  'cursor-pointer rounded-lg border border-indigo-700 bg-indigo-700 px-4 py-2 ' +
  'text-white outline-offset-2 outline-indigo-700 focus-visible:outline-2 ' +
  'dark:border-indigo-300 dark:bg-indigo-300 dark:text-indigo-950 ' +
  'dark:outline-indigo-300';

interface FadeProps extends React.HTMLAttributes<HTMLDivElement> {
  in: boolean;
  onEnter?: () => void;
  onExited?: () => void;
}

const Fade = React.forwardRef<HTMLDivElement, FadeProps>(function Fade(props, ref) {
  const { in: open, onEnter, onExited, ...other } = props;
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

  return <div className={fadingPanel} ref={ref} data-shown={shown} {...other} />;
});

export default function FadingModal() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <>
      <button
        className={lostButton}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Opening hours
      </button>
      <Modal
        className={fadingLayer}
        open={open}
        onClose={() => setOpen(false)}
        closeAfterTransition
        slots={{ backdrop: 'div' }}
      >
        <Fade in={open} role="dialog" aria-modal aria-labelledby={id}>
          <h2 className={title} id={id}>
            Opening hours
          </h2>
          <p className={text}>Monday to Thursday, from ten to four. Bring a description.</p>
          <div className={row}>
            <button className={mainButton} type="button" onClick={() => setOpen(false)}>
              Close
            </button>
          </div>
        </Fade>
      </Modal>
    </>
  );
}
