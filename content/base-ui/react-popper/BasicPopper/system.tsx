import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';

const Room = styled('div')({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyContent: 'center',
  minHeight: 136,
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

const modifiers = [{ name: 'offset', options: { offset: [0, 8] } }];

export default function BasicPopper() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Room>
      <LoomButton type="button" ref={setAnchor} aria-expanded={open} onClick={() => setOpen(!open)}>
        What is a weft?
      </LoomButton>
      <LoomPopper anchorEl={anchor} open={open} modifiers={modifiers} role="note" disablePortal>
        The yarn that goes across. The shuttle carries it.
      </LoomPopper>
    </Room>
  );
}
