import * as React from 'react';
import { Unstable_Popup as Popup, type PopupPlacement } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

const Choice = styled('label')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

const Select = styled('select')({
  padding: '6px 8px',
  border: '1px solid #64748b',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: '2px solid #047857', outlineOffset: 2 },
  '& > option': { background: '#fff', color: '#0f172a' },
  '.mode-dark &': {
    borderColor: '#94a3b8',
    '&:focus-visible': { outlineColor: '#6ee7b7' },
    '& > option': { background: '#1e293b', color: '#f1f5f9' },
  },
});

const Yard = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: 220,
});

const Engine = styled('div')({
  display: 'grid',
  placeItems: 'center',
  width: 120,
  height: 88,
  border: '2px dashed #64748b',
  borderRadius: 8,
  '.mode-dark &': { borderColor: '#94a3b8' },
});

const PlacePopup = styled(Popup)({
  zIndex: 1,
  width: 'max-content',
  padding: '4px 8px',
  borderRadius: 6,
  background: '#065f46',
  color: '#fff',
  '.mode-dark &': { background: '#6ee7b7', color: '#022c22' },
});

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
      <Choice>
        Placement
        <Select
          value={place}
          onChange={(event: React.ChangeEvent<HTMLSelectElement>) =>
            setPlace(event.target.value as PopupPlacement)
          }
        >
          {places.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Choice>
      <Yard>
        <Engine ref={setAnchor}>No. 7</Engine>
        <PlacePopup
          anchor={anchor}
          open={anchor !== null}
          placement={place}
          offset={4}
          role="note"
          disablePortal
        >
          Boiler
        </PlacePopup>
      </Yard>
    </div>
  );
}
