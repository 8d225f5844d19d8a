import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { styled } from '@mui/system';

const Place = styled('div')({ position: 'relative', width: '100%', maxWidth: 280, minHeight: 170 });

const Opener = styled('button')({
  padding: '8px 16px',
  border: '1px solid #6d28d9',
  borderRadius: 8,
  background: 'none',
  color: '#6d28d9',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid #6d28d9', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#c4b5fd', color: '#c4b5fd' },
  '.mode-dark &:focus-visible': { outlineColor: '#c4b5fd' },
});

const Rules = styled('div')({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 52,
  padding: '12px 16px',
  border: '1px solid #78716c',
  borderRadius: 8,
  background: '#fff',
  color: '#1c1917',
  '.mode-dark &': { background: '#292524', color: '#fafaf9' },
});

export default function LendingRules() {
  const [open, setOpen] = React.useState(false);
  const openerRef = React.useRef<HTMLButtonElement>(null);
  const id = React.useId();

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Place
        onKeyDown={(event) => {
          if (event.key === 'Escape' && open) {
            setOpen(false);
            openerRef.current?.focus();
          }
        }}
      >
        <Opener
          ref={openerRef}
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          Lending rules
        </Opener>
        <Rules id={id} hidden={!open}>
          Four weeks for strings, two for winds. Reeds and rosin are yours to keep.
        </Rules>
      </Place>
    </ClickAwayListener>
  );
}
