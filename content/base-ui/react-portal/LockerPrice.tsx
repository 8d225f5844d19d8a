import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  width: '100%',
  maxWidth: 360,
  minHeight: 230,
});

const Place = styled('div')({ position: 'relative' });

const Locker = styled('div')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  overflow: 'hidden',
  padding: 16,
  border: '1px solid #78716c',
  borderRadius: 8,
  '.mode-dark &': { borderColor: '#a8a29e' },
});

const Button = styled('button')({
  padding: '8px 16px',
  border: '1px solid #9f1239',
  borderRadius: 8,
  background: 'none',
  color: '#9f1239',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid #9f1239', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#fda4af', color: '#fda4af' },
  '.mode-dark &:focus-visible': { outlineColor: '#fda4af' },
});

const Price = styled('div')({
  position: 'absolute',
  insetBlockStart: 64,
  insetInlineEnd: 16,
  zIndex: 1,
  boxSizing: 'border-box',
  width: 240,
  maxWidth: 'calc(100% - 32px)',
  padding: '12px 16px',
  borderRadius: 8,
  background: '#9f1239',
  color: '#fff',
  '.mode-dark &': { background: '#fecdd3', color: '#4c0519' },
});

export default function LockerPrice() {
  const [place, setPlace] = React.useState<HTMLElement | null>(null);
  const [shown, setShown] = React.useState(false);
  const [inside, setInside] = React.useState(true);
  const id = React.useId();

  return (
    <Column>
      <label>
        <input
          type="checkbox"
          checked={inside}
          onChange={(event) => setInside(event.target.checked)}
        />{' '}
        Leave the price in the box
      </label>
      <Place>
        <Locker>
          Locker 12, free
          <Button
            type="button"
            aria-expanded={shown}
            aria-controls={id}
            onClick={() => setShown(!shown)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setShown(false);
            }}
          >
            Price
          </Button>
          {place && (
            <Portal container={place} disablePortal={inside}>
              <Price id={id} hidden={!shown}>
                Six hours are free. After that, a coin for every two hours.
              </Price>
            </Portal>
          )}
        </Locker>
        <div ref={setPlace} />
      </Place>
    </Column>
  );
}
