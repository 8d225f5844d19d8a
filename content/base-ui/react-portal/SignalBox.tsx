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

function SignalWriter({ board }: { board: HTMLElement | null }) {
  const [text, setText] = React.useState('Coast express, track 2');

  return (
    <Box>
      <label>
        Text for the board
        <Field value={text} onChange={(event) => setText(event.target.value)} autoComplete="off" />
      </label>
      {board && <Portal container={board}>{text}</Portal>}
    </Box>
  );
}

export default function SignalBox() {
  const [board, setBoard] = React.useState<HTMLElement | null>(null);

  return (
    <Column>
      <SignalWriter board={board} />
      <Board ref={setBoard} />
    </Column>
  );
}
