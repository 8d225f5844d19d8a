import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import './styles.css';

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
    <div className="arrow-stage">
      <button
        className="loom-button"
        type="button"
        ref={setAnchor}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Heddle
      </button>
      <Popper
        className="arrow-bubble"
        anchorEl={anchor}
        open={open}
        placement="top"
        modifiers={modifiers}
        role="note"
        disablePortal
      >
        A wire with an eye. Each one guides a single thread.
        <span className="arrow-tip" ref={setArrow} />
      </Popper>
    </div>
  );
}
