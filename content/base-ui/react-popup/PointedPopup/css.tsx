import * as React from 'react';
import { Unstable_Popup as Popup, type PopupChildrenProps } from '@mui/base/Unstable_Popup';
import './styles.css';

export default function PointedPopup() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div className="pointed-platform">
      <button
        className="rail-button"
        type="button"
        ref={setAnchor}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Whistle
      </button>
      <Popup
        className="pointed-layer"
        anchor={anchor}
        open={open}
        placement="top"
        offset={12}
        role="note"
        disablePortal
      >
        {({ placement }: PopupChildrenProps) => (
          <div className="pointed-bubble" data-side={placement.split('-')[0]}>
            Two short, one long: stand clear.
          </div>
        )}
      </Popup>
    </div>
  );
}
