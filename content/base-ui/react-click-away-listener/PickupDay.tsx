import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

const Stack = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  width: '100%',
  maxWidth: 340,
});

const Tray = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 74,
  padding: 16,
  border: '1px dashed #78716c',
  borderRadius: 8,
  '.mode-dark &': { borderColor: '#a8a29e' },
});

const Days = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Button = styled('button')({
  padding: '8px 12px',
  border: '1px solid #6d28d9',
  borderRadius: 8,
  background: 'none',
  color: '#6d28d9',
  font: 'inherit',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { background: '#6d28d9', color: '#fff' },
  '&:focus-visible': { outline: '2px solid #6d28d9', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#c4b5fd', color: '#c4b5fd' },
  '.mode-dark &[aria-pressed="true"]': { background: '#c4b5fd', color: '#2e1065' },
  '.mode-dark &:focus-visible': { outlineColor: '#c4b5fd' },
});

export default function PickupDay() {
  const [tray, setTray] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [day, setDay] = React.useState('Monday');
  const [documentOnly, setDocumentOnly] = React.useState(false);
  const openerRef = React.useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    // The pressed day disappears; without this, focus would be lost.
    if (tray?.contains(document.activeElement)) openerRef.current?.focus();
  };

  return (
    <Stack>
      <label>
        <input
          type="checkbox"
          checked={documentOnly}
          onChange={(event) => setDocumentOnly(event.target.checked)}
        />{' '}
        Only the document counts
      </label>
      <ClickAwayListener disableReactTree={documentOnly} onClickAway={close}>
        <div
          onKeyDown={(event) => {
            if (event.key === 'Escape' && open) close();
          }}
        >
          <Button ref={openerRef} type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            Pick up on {day}
          </Button>
          {open && (
            <Portal container={tray}>
              <Days role="group" aria-label="Day">
                {['Monday', 'Thursday', 'Friday'].map((name) => (
                  <Button
                    key={name}
                    type="button"
                    aria-pressed={name === day}
                    onClick={() => setDay(name)}
                  >
                    {name}
                  </Button>
                ))}
              </Days>
            </Portal>
          )}
        </div>
      </ClickAwayListener>
      <Tray ref={setTray} />
    </Stack>
  );
}
