import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import './styles.css';

const modifiers = [{ name: 'offset', options: { offset: [0, 8] } }];

export default function BasicPopper() {
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
        What is a weft?
      </button>
      <Popper
        className="loom-popper"
        anchorEl={anchor}
        open={open}
        modifiers={modifiers}
        role="note"
        disablePortal
      >
        The yarn that goes across. The shuttle carries it.
      </Popper>
    </div>
  );
}
