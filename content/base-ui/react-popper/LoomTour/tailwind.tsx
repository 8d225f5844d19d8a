import * as React from 'react';
import { Popper } from '@mui/base/Popper';

const board = 'relative flex min-h-70 flex-col items-start gap-4';

const loomButton =
  'cursor-pointer rounded-lg border border-slate-500 px-4 py-2 ' +
  'aria-disabled:cursor-default aria-disabled:opacity-55 outline-offset-2 ' +
  'outline-rose-800 hover:bg-slate-500/15 focus-visible:outline-2 ' +
  'dark:border-slate-400 dark:outline-rose-300';

const parts = 'flex flex-wrap gap-3';

const part =
  'rounded-lg border-2 border-dashed border-slate-500 px-4 py-2 ' +
  'data-[current=true]:border-solid data-[current=true]:border-rose-800 ' +
  'dark:border-slate-400 dark:data-[current=true]:border-rose-300';

const loomPopper =
  'z-1 w-max max-w-[min(260px,90vw)] rounded-lg border border-slate-500 bg-white px-3 ' +
  'py-2 text-slate-900 dark:bg-slate-800 dark:text-slate-100';

const tourRow = 'mt-3 flex gap-2';

const modifiers = [
  { name: 'offset', options: { offset: [0, 8] } },
  { name: 'preventOverflow', options: { padding: 8 } },
];

const loomParts = [
  { name: 'Warp beam', text: 'Holds the long threads. Turn it until they are tight.' },
  { name: 'Treadles', text: 'Each lifts a part of the threads. Press one at a time.' },
  { name: 'Beater', text: 'Pull it once after each throw of the shuttle.' },
];

export default function LoomTour() {
  const [step, setStep] = React.useState(0);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const list = React.useRef<HTMLUListElement>(null);
  const start = React.useRef<HTMLButtonElement>(null);
  const id = React.useId();
  const open = anchor !== null;
  const last = step === loomParts.length - 1;

  const show = (next: number) => {
    setStep(next);
    setAnchor(list.current?.querySelectorAll('li')[next] ?? null);
  };

  const end = () => {
    setAnchor(null);
    start.current?.focus();
  };

  return (
    <div className={board}>
      <button
        className={loomButton}
        type="button"
        ref={start}
        aria-haspopup="dialog"
        onClick={() => show(0)}
      >
        Show me the loom
      </button>
      <ul className={parts} ref={list} aria-label="Parts of the loom">
        {loomParts.map(({ name }, index) => (
          <li className={part} key={name} data-current={open && index === step}>
            {name}
          </li>
        ))}
      </ul>
      <Popper
        className={loomPopper}
        anchorEl={anchor}
        open={open}
        modifiers={modifiers}
        role="dialog"
        aria-label="Tour of the loom"
        aria-describedby={id}
        disablePortal
        onKeyDown={(event: React.KeyboardEvent) => {
          if (event.key === 'Escape') end();
        }}
      >
        <div id={id} aria-live="polite">
          {step + 1} of {loomParts.length}. {loomParts[step]?.name}: {loomParts[step]?.text}
        </div>
        <div className={tourRow}>
          <button
            className={loomButton}
            type="button"
            autoFocus
            onClick={() => (last ? end() : show(step + 1))}
          >
            {last ? 'Done' : 'Next'}
          </button>
          <button
            className={loomButton}
            type="button"
            aria-disabled={step === 0}
            onClick={() => step > 0 && show(step - 1)}
          >
            Back
          </button>
        </div>
      </Popper>
    </div>
  );
}
