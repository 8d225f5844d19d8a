import * as React from 'react';
import { NoSsr } from '@mui/base/NoSsr';
import { styled } from '@mui/system';

const key = 'demo-home-lift';

function readLift() {
  try {
    return localStorage.getItem(key) ?? 'Larch';
  } catch {
    return 'Larch';
  }
}

function keepLift(lift: string) {
  try {
    localStorage.setItem(key, lift);
  } catch {
    // Storage may be blocked. Then the choice ends with the page.
  }
}

const Label = styled('label')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 42,
  '& select': {
    boxSizing: 'border-box',
    minHeight: 40,
    padding: '8px 12px',
    border: '1px solid #57534e',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
  '& select:focus-visible': { outline: '2px solid #0369a1', outlineOffset: 2 },
  '& option': { color: '#1c1917', background: '#fff' },
  '.mode-dark & select': { borderColor: '#a8a29e' },
  '.mode-dark & select:focus-visible': { outlineColor: '#7dd3fc' },
});

function LiftSelect() {
  const [lift, setLift] = React.useState(readLift);

  return (
    <Label>
      Your lift
      <select
        value={lift}
        onChange={(event) => {
          setLift(event.target.value);
          keepLift(event.target.value);
        }}
      >
        <option>Larch</option>
        <option>North ridge</option>
        <option>Valley</option>
      </select>
    </Label>
  );
}

export default function RememberedLift() {
  return (
    <NoSsr fallback={<Label as="div">Your lift</Label>}>
      <LiftSelect />
    </NoSsr>
  );
}
