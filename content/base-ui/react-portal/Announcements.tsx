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

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Board = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 56,
  padding: 16,
  borderRadius: 8,
  background: '#1c1917',
  color: '#fde68a',
  fontFamily: 'monospace',
  '.mode-dark &': { background: '#000' },
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

const Announcer = React.createContext<HTMLElement | null>(null);

function Announce({ children }: { children: React.ReactNode }) {
  const place = React.useContext(Announcer);
  return place && <Portal container={place}>{children}</Portal>;
}

function Track({ name }: { name: string }) {
  const [ready, setReady] = React.useState(false);

  return (
    <>
      <Button type="button" aria-pressed={ready} onClick={() => setReady(!ready)}>
        {name}
      </Button>
      {ready && (
        <Announce>
          <div>{name} is free.</div>
        </Announce>
      )}
    </>
  );
}

export default function Announcements() {
  const [place, setPlace] = React.useState<HTMLElement | null>(null);

  return (
    <Announcer.Provider value={place}>
      <Column>
        <Row>
          <Track name="Track 1" />
          <Track name="Track 2" />
          <Track name="Track 3" />
        </Row>
        <Board ref={setPlace} role="status" />
      </Column>
    </Announcer.Provider>
  );
}
