import * as React from 'react';
import { Popper, type PopperTransitionProps } from '@mui/base/Popper';
import { styled } from '@mui/system';

const Card = styled('div')({
  boxSizing: 'border-box',
  width: 'max-content',
  maxWidth: 'min(260px, 90vw)',
  marginBlock: 8,
  padding: '8px 12px',
  border: '1px solid #64748b',
  borderRadius: 8,
  background: '#fff',
  color: '#0f172a',
  opacity: 0,
  transition: 'opacity 200ms',
  "&[data-shown='true']": { opacity: 1 },
  '.mode-dark &': { background: '#1e293b', color: '#f1f5f9' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
});

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

const FadingLayer = styled(Popper)({ zIndex: 1 });

interface FadeProps extends Partial<PopperTransitionProps> {
  children: React.ReactNode;
}

function Fade({ in: open = true, onEnter, onExited, children }: FadeProps) {
  const [shown, setShown] = React.useState(false);
  const handlers = React.useRef({ onEnter, onExited });

  React.useEffect(() => {
    handlers.current = { onEnter, onExited };
  });

  React.useEffect(() => {
    if (open) {
      handlers.current.onEnter?.();
      const frame = requestAnimationFrame(() => setShown(true));
      return () => cancelAnimationFrame(frame);
    }
    setShown(false);
    const timer = setTimeout(() => handlers.current.onExited?.(), 200);
    return () => clearTimeout(timer);
  }, [open]);

  return <Card data-shown={shown}>{children}</Card>;
}

export default function FadingPopper() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Room>
      <LoomButton type="button" ref={setAnchor} aria-expanded={open} onClick={() => setOpen(!open)}>
        How long does it take?
      </LoomButton>
      <FadingLayer anchorEl={anchor} open={open} role="note" transition disablePortal>
        {({ TransitionProps }) => (
          <Fade {...TransitionProps}>A scarf is two evenings, a blanket two weeks.</Fade>
        )}
      </FadingLayer>
    </Room>
  );
}
