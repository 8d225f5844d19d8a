import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import './styles.css';

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
    <div className="tour-board">
      <button
        className="loom-button"
        type="button"
        ref={start}
        aria-haspopup="dialog"
        onClick={() => show(0)}
      >
        Show me the loom
      </button>
      <ul className="tour-parts" ref={list} aria-label="Parts of the loom">
        {loomParts.map(({ name }, index) => (
          <li className="tour-part" key={name} data-current={open && index === step}>
            {name}
          </li>
        ))}
      </ul>
      <Popper
        className="loom-popper"
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
        <div className="tour-row">
          <button
            className="loom-button"
            type="button"
            autoFocus
            onClick={() => (last ? end() : show(step + 1))}
          >
            {last ? 'Done' : 'Next'}
          </button>
          <button
            className="loom-button"
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
