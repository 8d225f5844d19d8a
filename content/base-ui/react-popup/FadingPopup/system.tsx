import * as React from 'react';
import { Unstable_Popup as Popup, type PopupChildrenProps } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

const Card = styled('div')({
  boxSizing: 'border-box',
  width: 'max-content',
  maxWidth: 'min(280px, 90vw)',
  padding: '8px 12px',
  border: '1px solid #64748b',
  borderRadius: 8,
  background: '#fff',
  color: '#0f172a',
  opacity: 0,
  translate: '0 -8px',
  transition: 'opacity 200ms, translate 200ms',
  "&[data-shown='true']": { opacity: 1, translate: '0 0' },
  '.mode-dark &': { background: '#1e293b', color: '#f1f5f9' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
});

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

const FadingLayer = styled(Popup)({ zIndex: 1 });

interface FadeProps extends Pick<PopupChildrenProps, 'requestOpen' | 'onEnter' | 'onExited'> {
  children: React.ReactNode;
}

function Fade({ requestOpen, onEnter, onExited, children }: FadeProps) {
  const [shown, setShown] = React.useState(false);
  const handlers = React.useRef({ onEnter, onExited });

  React.useEffect(() => {
    handlers.current = { onEnter, onExited };
  });

  React.useEffect(() => {
    if (requestOpen) {
      handlers.current.onEnter();
      const frame = requestAnimationFrame(() => setShown(true));
      return () => cancelAnimationFrame(frame);
    }
    setShown(false);
    const timer = setTimeout(() => handlers.current.onExited(), 200);
    return () => clearTimeout(timer);
  }, [requestOpen]);

  return <Card data-shown={shown}>{children}</Card>;
}

export default function FadingPopup() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Room>
      <RailButton type="button" ref={setAnchor} aria-expanded={open} onClick={() => setOpen(!open)}>
        When does it run?
      </RailButton>
      <FadingLayer
        anchor={anchor}
        open={open}
        placement="bottom"
        offset={8}
        role="note"
        withTransition
        disablePortal
      >
        {({ requestOpen, onEnter, onExited }: PopupChildrenProps) => (
          <Fade requestOpen={requestOpen} onEnter={onEnter} onExited={onExited}>
            On the first Sunday of each month, at eleven.
          </Fade>
        )}
      </FadingLayer>
    </Room>
  );
}
