import * as React from 'react';
import { Popper } from '@mui/base/Popper';

const frame = 'relative grid min-h-37.5 content-start justify-items-center gap-4';

const loomButton =
  'cursor-pointer rounded-lg border border-slate-500 px-4 py-2 ' +
  'aria-disabled:cursor-default aria-disabled:opacity-55 outline-offset-2 ' +
  'outline-rose-800 hover:bg-slate-500/15 focus-visible:outline-2 ' +
  'dark:border-slate-400 dark:outline-rose-300';

const cloth =
  'w-[min(220px,100%)] border-2 border-dashed border-slate-500 py-3 text-center ' +
  'dark:border-slate-400';

const mark =
  'z-1 rounded-md bg-rose-800 px-2 py-1 text-white dark:bg-rose-300 ' + 'dark:text-rose-950';

const modifiers = [{ name: 'flip', enabled: false }];

export default function DirectionPopper() {
  const [anchor, setAnchor] = React.useState<HTMLDivElement | null>(null);
  const [direction, setDirection] = React.useState<'ltr' | 'rtl'>('rtl');

  return (
    <div className={frame} dir={direction}>
      <button
        className={loomButton}
        type="button"
        onClick={() => setDirection(direction === 'rtl' ? 'ltr' : 'rtl')}
      >
        {direction === 'rtl' ? 'Read from left to right' : 'Read from right to left'}
      </button>
      <div className={cloth} ref={setAnchor}>
        A piece of cloth
      </div>
      <Popper
        className={mark}
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
