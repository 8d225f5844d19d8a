import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';

const Board = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  minHeight: 280,
});

const LoomButton = styled('button')({
  padding: '8px 16px',
  border: '1px solid #64748b',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: 'rgb(100 116 139 / 0.15)' },
  '&:focus-visible': { outline: '2px solid #9f1239', outlineOffset: 2 },
  "&[aria-disabled='true']": { cursor: 'default', opacity: 0.55 },
  '.mode-dark &': { borderColor: '#94a3b8', '&:focus-visible': { outlineColor: '#fda4af' } },
});

const Parts = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Part = styled('li')({
  padding: '8px 16px',
  border: '2px dashed #64748b',
  borderRadius: 8,
  "&[data-current='true']": { borderStyle: 'solid', borderColor: '#9f1239' },
  '.mode-dark &': { borderColor: '#94a3b8', "&[data-current='true']": { borderColor: '#fda4af' } },
});

const LoomPopper = styled(Popper)({
  zIndex: 1,
  boxSizing: 'border-box',
  width: 'max-content',
  maxWidth: 'min(260px, 90vw)',
  padding: '8px 12px',
  border: '1px solid #64748b',
  borderRadius: 8,
  background: '#fff',
  color: '#0f172a',
  '.mode-dark &': { background: '#1e293b', color: '#f1f5f9' },
});

const TourRow = styled('div')({ display: 'flex', gap: 8, marginBlockStart: 12 });

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
    <Board>
      <LoomButton type="button" ref={start} aria-haspopup="dialog" onClick={() => show(0)}>
        Show me the loom
      </LoomButton>
      <Parts ref={list} aria-label="Parts of the loom">
        {loomParts.map(({ name }, index) => (
          <Part key={name} data-current={open && index === step}>
            {name}
          </Part>
        ))}
      </Parts>
      <LoomPopper
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
        <TourRow>
          <LoomButton type="button" autoFocus onClick={() => (last ? end() : show(step + 1))}>
            {last ? 'Done' : 'Next'}
          </LoomButton>
          <LoomButton
            type="button"
            aria-disabled={step === 0}
            onClick={() => step > 0 && show(step - 1)}
          >
            Back
          </LoomButton>
        </TourRow>
      </LoomPopper>
    </Board>
  );
}
