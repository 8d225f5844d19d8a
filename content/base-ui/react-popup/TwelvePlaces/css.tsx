import * as React from 'react';
import { Unstable_Popup as Popup, type PopupPlacement } from '@mui/base/Unstable_Popup';
import './styles.css';

const places: PopupPlacement[] = [
  'top-start',
  'top',
  'top-end',
  'right-start',
  'right',
  'right-end',
  'bottom-start',
  'bottom',
  'bottom-end',
  'left-start',
  'left',
  'left-end',
];

export default function TwelvePlaces() {
  const [anchor, setAnchor] = React.useState<HTMLDivElement | null>(null);
  const [place, setPlace] = React.useState<PopupPlacement>('top');

  return (
    <div>
      <label className="place-choice">
        Placement
        <select
          className="place-select"
          value={place}
          onChange={(event: React.ChangeEvent<HTMLSelectElement>) =>
            setPlace(event.target.value as PopupPlacement)
          }
        >
          {places.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <div className="place-yard">
        <div className="place-engine" ref={setAnchor}>
          No. 7
        </div>
        <Popup
          className="place-popup"
          anchor={anchor}
          open={anchor !== null}
          placement={place}
          offset={4}
          role="note"
          disablePortal
        >
          Boiler
        </Popup>
      </div>
    </div>
  );
}
