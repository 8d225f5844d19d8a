import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  width: '100%',
  maxWidth: 360,
});

const Box = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  padding: 16,
  border: '1px solid #78716c',
  borderRadius: 8,
  '.mode-dark &': { borderColor: '#a8a29e' },
  '& p': { margin: '0 0 8px' },
});

const Hall = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, minHeight: 178 });

const Field = styled('input')({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  marginTop: 4,
  padding: '8px 12px',
  border: '1px solid #78716c',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: '2px solid #9f1239', outlineOffset: 1 },
  '.mode-dark &': { borderColor: '#a8a29e' },
  '.mode-dark &:focus-visible': { outlineColor: '#fda4af' },
});

function Desk() {
  const [note, setNote] = React.useState('');
  return (
    <label>
      Note of the desk
      <Field value={note} onChange={(event) => setNote(event.target.value)} autoComplete="off" />
    </label>
  );
}

export default function MovingDesk() {
  const [east, setEast] = React.useState<HTMLElement | null>(null);
  const [west, setWest] = React.useState<HTMLElement | null>(null);
  const [inWest, setInWest] = React.useState(false);
  const [booking, setBooking] = React.useState('');
  const hall = inWest ? west : east;

  return (
    <Column>
      <label>
        <input
          type="checkbox"
          checked={inWest}
          onChange={(event) => setInWest(event.target.checked)}
        />{' '}
        Use the west hall
      </label>
      <Box>
        <p>East hall</p>
        <Hall ref={setEast} />
      </Box>
      <Box>
        <p>West hall</p>
        <Hall ref={setWest} />
      </Box>
      {hall && (
        <Portal container={hall}>
          <label>
            Booking
            <Field
              value={booking}
              onChange={(event) => setBooking(event.target.value)}
              autoComplete="off"
            />
          </label>
          <Desk />
        </Portal>
      )}
    </Column>
  );
}
