import * as React from 'react';
import { Unstable_Popup as Popup, type PopupPlacement } from '@mui/base/Unstable_Popup';

const choice = 'flex flex-wrap items-center gap-2';

const select =
  'rounded-lg border border-slate-500 px-2 py-1.5 outline-offset-2 ' +
  'outline-emerald-700 focus-visible:outline-2 dark:border-slate-400 ' +
  'dark:outline-emerald-300 [&>option]:bg-white [&>option]:text-slate-900 ' +
  'dark:[&>option]:bg-slate-800 dark:[&>option]:text-slate-100';

const yard = 'relative grid h-55 place-items-center';

const engine =
  'grid h-22 w-30 place-items-center rounded-lg border-2 border-dashed ' +
  'border-slate-500 dark:border-slate-400';

const placePopup =
  'z-1 w-max rounded-md bg-emerald-800 px-2 py-1 text-white dark:bg-emerald-300 ' +
  'dark:text-emerald-950';

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
      <label className={choice}>
        Placement
        <select
          className={select}
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
      <div className={yard}>
        <div className={engine} ref={setAnchor}>
          No. 7
        </div>
        <Popup
          className={placePopup}
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
