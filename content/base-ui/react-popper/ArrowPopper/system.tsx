import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';

const Stage = styled('div')({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  paddingBlockStart: 88,
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

const Bubble = styled(Popper)({
  zIndex: 1,
  boxSizing: 'border-box',
  width: 'max-content',
  maxWidth: 'min(240px, 80vw)',
  padding: '8px 12px',
  borderRadius: 8,
  background: '#9f1239',
  color: '#fff',
  '.mode-dark &': { background: '#fda4af', color: '#4c0519' },
});

const ArrowTip = styled('span')({
  width: 12,
  height: 12,
  '&::before': {
    content: "''",
    position: 'absolute',
    inset: 0,
    background: '#9f1239',
    rotate: '45deg',
  },
  "[data-popper-placement^='top'] > &": { insetBlockEnd: -4 },
  "[data-popper-placement^='bottom'] > &": { insetBlockStart: -4 },
  '.mode-dark &::before': { background: '#fda4af' },
});

export default function ArrowPopper() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [arrow, setArrow] = React.useState<HTMLSpanElement | null>(null);
  const [open, setOpen] = React.useState(false);

  const modifiers = React.useMemo(
    () => [
      { name: 'offset', options: { offset: [0, 12] } },
      { name: 'arrow', enabled: arrow !== null, options: { element: arrow, padding: 8 } },
    ],
    [arrow],
  );

  return (
    <Stage>
      <LoomButton type="button" ref={setAnchor} aria-expanded={open} onClick={() => setOpen(!open)}>
        Heddle
      </LoomButton>
      <Bubble
        anchorEl={anchor}
        open={open}
        placement="top"
        modifiers={modifiers}
        role="note"
        disablePortal
      >
        A wire with an eye. Each one guides a single thread.
        <ArrowTip ref={setArrow} />
      </Bubble>
    </Stage>
  );
}
