import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './styles.css';

export default function WordTip() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  React.useEffect(() => {
    if (!open) return undefined;
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [open]);

  return (
    <div>
      The fireman fills the{' '}
      <span onMouseEnter={() => setOpen(true)} onMouseLeave={() => setOpen(false)}>
        <button
          className="tip-term"
          type="button"
          ref={setAnchor}
          aria-describedby={id}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
        >
          tender
        </button>
        <Popup
          className="tip-popup"
          id={id}
          anchor={anchor}
          open={open}
          placement="top"
          keepMounted
        >
          <div className="tip-text">The wagon behind the engine, which carries coal and water.</div>
        </Popup>
      </span>{' '}
      before the first train.
    </div>
  );
}
