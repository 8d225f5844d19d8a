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

const Place = styled('div')({ minHeight: 42 });

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

export default function WhereEventsGo() {
  const [place, setPlace] = React.useState<HTMLElement | null>(null);
  const [written, setWritten] = React.useState(0);
  const [shown, setShown] = React.useState(0);

  return (
    <Column>
      <Box onClick={() => setWritten(written + 1)}>
        <p>Written here. Presses heard: {written}</p>
        {place && (
          <Portal container={place}>
            <Button type="button">Ring the bell</Button>
          </Portal>
        )}
      </Box>
      <Box onClick={() => setShown(shown + 1)}>
        <p>Shown here. Presses heard: {shown}</p>
        <Place ref={setPlace} />
      </Box>
    </Column>
  );
}
