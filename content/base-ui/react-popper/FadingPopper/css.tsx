import * as React from 'react';
import { Popper, type PopperTransitionProps } from '@mui/base/Popper';
import './styles.css';

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

  return (
    <div className="fading-card" data-shown={shown}>
      {children}
    </div>
  );
}

export default function FadingPopper() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div className="loom-room">
      <button
        className="loom-button"
        type="button"
        ref={setAnchor}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        How long does it take?
      </button>
      <Popper
        className="fading-layer"
        anchorEl={anchor}
        open={open}
        role="note"
        transition
        disablePortal
      >
        {({ TransitionProps }) => (
          <Fade {...TransitionProps}>A scarf is two evenings, a blanket two weeks.</Fade>
        )}
      </Popper>
    </div>
  );
}
