import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import './styles.css';

interface FadeProps extends React.HTMLAttributes<HTMLDivElement> {
  in: boolean;
  onEnter?: () => void;
  onExited?: () => void;
}

const Fade = React.forwardRef<HTMLDivElement, FadeProps>(function Fade(props, ref) {
  const { in: open, onEnter, onExited, ...other } = props;
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

  return <div className="fading-panel" ref={ref} data-shown={shown} {...other} />;
});

export default function FadingModal() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <>
      <button
        className="lost-button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Opening hours
      </button>
      <Modal
        className="fading-layer"
        open={open}
        onClose={() => setOpen(false)}
        closeAfterTransition
        slots={{ backdrop: 'div' }}
      >
        <Fade in={open} role="dialog" aria-modal aria-labelledby={id}>
          <h2 className="lost-title" id={id}>
            Opening hours
          </h2>
          <p className="lost-text">Monday to Thursday, from ten to four. Bring a description.</p>
          <div className="lost-row">
            <button className="main-button" type="button" onClick={() => setOpen(false)}>
              Close
            </button>
          </div>
        </Fade>
      </Modal>
    </>
  );
}
