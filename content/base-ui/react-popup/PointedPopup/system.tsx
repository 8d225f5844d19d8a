import * as React from 'react';
import { Unstable_Popup as Popup, type PopupChildrenProps } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

const Platform = styled('div')({
  display: 'flex',
  justifyContent: 'center',
  paddingBlockStart: 80,
});

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

const PointedLayer = styled(Popup)({ zIndex: 1 });

const Bubble = styled('div')({
  position: 'relative',
  width: 'max-content',
  maxWidth: 'min(240px, 90vw)',
  padding: '8px 12px',
  borderRadius: 8,
  background: '#065f46',
  color: '#fff',
  '&::after': {
    content: "''",
    position: 'absolute',
    insetInlineStart: 'calc(50% - 6px)',
    width: 12,
    height: 12,
    background: 'inherit',
    rotate: '45deg',
  },
  "&[data-side='top']::after": { insetBlockEnd: -4 },
  "&[data-side='bottom']::after": { insetBlockStart: -4 },
  '.mode-dark &': { background: '#6ee7b7', color: '#022c22' },
});

export default function PointedPopup() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Platform>
      <RailButton type="button" ref={setAnchor} aria-expanded={open} onClick={() => setOpen(!open)}>
        Whistle
      </RailButton>
      <PointedLayer
        anchor={anchor}
        open={open}
        placement="top"
        offset={12}
        role="note"
        disablePortal
      >
        {({ placement }: PopupChildrenProps) => (
          <Bubble data-side={placement.split('-')[0]}>Two short, one long: stand clear.</Bubble>
        )}
      </PointedLayer>
    </Platform>
  );
}
