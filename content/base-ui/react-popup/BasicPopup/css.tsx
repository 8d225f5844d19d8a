import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './styles.css';

export default function BasicPopup() {
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
        Why is it green?
      </button>
      <Popup
        className="rail-popup"
        anchor={anchor}
        open={open}
        placement="bottom"
        offset={8}
        role="note"
        disablePortal
      >
        In 1911 the railway had bought too much paint for its gates.
      </Popup>
    </div>
  );
}
