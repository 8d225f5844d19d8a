import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';

const Frame = styled('div')({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: 16,
  minHeight: 150,
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

const Cloth = styled('div')({
  width: 'min(220px, 100%)',
  padding: '12px 0',
  border: '2px dashed #64748b',
  textAlign: 'center',
  '.mode-dark &': { borderColor: '#94a3b8' },
});

const Mark = styled(Popper)({
  zIndex: 1,
  padding: '4px 8px',
  borderRadius: 6,
  background: '#9f1239',
  color: '#fff',
  '.mode-dark &': { background: '#fda4af', color: '#4c0519' },
});

const modifiers = [{ name: 'flip', enabled: false }];

export default function DirectionPopper() {
  const [anchor, setAnchor] = React.useState<HTMLDivElement | null>(null);
  const [direction, setDirection] = React.useState<'ltr' | 'rtl'>('rtl');

  return (
    <Frame dir={direction}>
      <LoomButton type="button" onClick={() => setDirection(direction === 'rtl' ? 'ltr' : 'rtl')}>
        {direction === 'rtl' ? 'Read from left to right' : 'Read from right to left'}
      </LoomButton>
      <Cloth ref={setAnchor}>A piece of cloth</Cloth>
      <Mark
        anchorEl={anchor}
        open={anchor !== null}
        placement="bottom-start"
        direction={direction}
        modifiers={modifiers}
        role="note"
        disablePortal
      >
        Begin here
      </Mark>
    </Frame>
  );
}
