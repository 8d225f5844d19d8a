import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

const Room = styled('div')({ minHeight: 136 });

const RailButton = styled('button')({
  padding: '8px 16px',
  border: '1px solid #64748b',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: 'rgb(100 116 139 / 0.15)' },
  '&:focus-visible': { outline: '2px solid #047857', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#94a3b8', '&:focus-visible': { outlineColor: '#6ee7b7' } },
});

const RailPopup = styled(Popup)({
  zIndex: 1,
  boxSizing: 'border-box',
  width: 'max-content',
  maxWidth: 'min(280px, 90vw)',
  padding: '8px 12px',
  border: '1px solid #64748b',
  borderRadius: 8,
  background: '#fff',
  color: '#0f172a',
  '.mode-dark &': { background: '#1e293b', color: '#f1f5f9' },
});

export default function BasicPopup() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Room>
      <RailButton type="button" ref={setAnchor} aria-expanded={open} onClick={() => setOpen(!open)}>
        Why is it green?
      </RailButton>
      <RailPopup
        anchor={anchor}
        open={open}
        placement="bottom"
        offset={8}
        role="note"
        disablePortal
      >
        In 1911 the railway had bought too much paint for its gates.
      </RailPopup>
    </Room>
  );
}
