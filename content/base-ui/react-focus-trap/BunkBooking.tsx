import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { styled } from '@mui/system';

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  maxWidth: 360,
  marginInline: 'auto',
});

const Button = styled('button')({
  padding: '8px 16px',
  border: '1px solid #15803d',
  borderRadius: 8,
  background: 'none',
  color: '#166534',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid #15803d', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#86efac', color: '#86efac' },
  '.mode-dark &:focus-visible': { outlineColor: '#86efac' },
});

const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  boxSizing: 'border-box',
  width: '100%',
  padding: 16,
  border: '1px solid #57534e',
  borderRadius: 8,
  '&:focus-visible': { outline: '2px solid #15803d', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#a8a29e' },
  '.mode-dark &:focus-visible': { outlineColor: '#86efac' },
});

const Title = styled('strong')({ fontSize: '1.125rem' });

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export default function BunkBooking() {
  const [open, setOpen] = React.useState(false);
  const [booked, setBooked] = React.useState('');
  const titleId = React.useId();

  const book = (place: string) => {
    setBooked(place);
    setOpen(false);
  };

  return (
    <Column>
      <Button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Book a bunk
      </Button>
      <div role="status">{booked && `Booked: ${booked}`}</div>
      {open && (
        <FocusTrap open>
          <Panel
            role="dialog"
            aria-modal
            aria-labelledby={titleId}
            tabIndex={-1}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setOpen(false);
            }}
          >
            <Title id={titleId}>Where do you want to sleep?</Title>
            <Row>
              <Button type="button" onClick={() => book('by the stove')}>
                By the stove
              </Button>
              <Button type="button" onClick={() => book('under the roof')}>
                Under the roof
              </Button>
            </Row>
            <Button type="button" onClick={() => setOpen(false)}>
              Not now
            </Button>
          </Panel>
        </FocusTrap>
      )}
    </Column>
  );
}
