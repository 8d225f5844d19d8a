import * as React from 'react';
import { Unstable_Popup as Popup, type PopupChildrenProps } from '@mui/base/Unstable_Popup';
import './styles.css';

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

  return (
    <div className="fading-card" data-shown={shown}>
      {children}
    </div>
  );
}

export default function FadingPopup() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div className="rail-room">
      <button
        className="rail-button"
        type="button"
        ref={setAnchor}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        When does it run?
      </button>
      <Popup
        className="fading-layer"
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
      </Popup>
    </div>
  );
}
