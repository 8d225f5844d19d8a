import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { styled } from '@mui/system';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16 });

const Card = styled('div')({
  flex: '1 1 200px',
  padding: 16,
  borderRadius: 8,
  background: '#ede9fe',
  color: '#2e1065',
  '.mode-dark &': { background: '#4c1d95', color: '#f5f3ff' },
  '& p': { margin: '4px 0 0' },
});

export default function HoldThePress() {
  const [begun, setBegun] = React.useState(0);
  const [ended, setEnded] = React.useState(0);

  return (
    <Row>
      <ClickAwayListener
        mouseEvent="onPointerDown"
        touchEvent={false}
        onClickAway={() => setBegun(begun + 1)}
      >
        <Card>
          <strong>Pointer down</strong>
          <p>Heard outside: {begun}</p>
        </Card>
      </ClickAwayListener>
      <ClickAwayListener touchEvent={false} onClickAway={() => setEnded(ended + 1)}>
        <Card>
          <strong>Click</strong>
          <p>Heard outside: {ended}</p>
        </Card>
      </ClickAwayListener>
    </Row>
  );
}
