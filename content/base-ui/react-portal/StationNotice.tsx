import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

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

const Notice = styled('div')({
  position: 'fixed',
  insetBlockEnd: 16,
  insetInlineStart: 16,
  zIndex: 1300,
  maxWidth: 'calc(100% - 32px)',
  boxSizing: 'border-box',
  padding: '12px 16px',
  borderRadius: 8,
  background: '#9f1239',
  color: '#fff',
  '.mode-dark &': { background: '#fecdd3', color: '#4c0519' },
});

export default function StationNotice() {
  const [shown, setShown] = React.useState(false);

  return (
    <div>
      <Button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
        Track change
      </Button>
      <Portal>
        <div role="status">{shown && <Notice>The night train leaves from track 4.</Notice>}</div>
      </Portal>
    </div>
  );
}
