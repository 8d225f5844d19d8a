import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import './styles.css';

const modifiers = [{ name: 'flip', enabled: false }];

export default function DirectionPopper() {
  const [anchor, setAnchor] = React.useState<HTMLDivElement | null>(null);
  const [direction, setDirection] = React.useState<'ltr' | 'rtl'>('rtl');

  return (
    <div className="direction-frame" dir={direction}>
      <button
        className="loom-button"
        type="button"
        onClick={() => setDirection(direction === 'rtl' ? 'ltr' : 'rtl')}
      >
        {direction === 'rtl' ? 'Read from left to right' : 'Read from right to left'}
      </button>
      <div className="direction-cloth" ref={setAnchor}>
        A piece of cloth
      </div>
      <Popper
        className="direction-mark"
        anchorEl={anchor}
        open={anchor !== null}
        placement="bottom-start"
        direction={direction}
        modifiers={modifiers}
        role="note"
        disablePortal
      >
        Begin here
      </Popper>
    </div>
  );
}
