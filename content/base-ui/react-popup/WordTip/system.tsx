import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

const Term = styled('button')({
  padding: 0,
  border: 0,
  borderBlockEnd: '2px dotted currentcolor',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'help',
  '&:focus-visible': { outline: '2px solid #047857', outlineOffset: 2 },
  '.mode-dark &:focus-visible': { outlineColor: '#6ee7b7' },
});

const TipPopup = styled(Popup)({
  zIndex: 1,
  width: 'max-content',
  maxWidth: 'min(260px, 90vw)',
  paddingBlock: 6,
});

const TipText = styled('div')({
  padding: '6px 10px',
  borderRadius: 6,
  background: '#065f46',
  color: '#fff',
  '.mode-dark &': { background: '#6ee7b7', color: '#022c22' },
});

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
        <Term
          type="button"
          ref={setAnchor}
          aria-describedby={id}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
        >
          tender
        </Term>
        <TipPopup id={id} anchor={anchor} open={open} placement="top" keepMounted>
          <TipText>The wagon behind the engine, which carries coal and water.</TipText>
        </TipPopup>
      </span>{' '}
      before the first train.
    </div>
  );
}
