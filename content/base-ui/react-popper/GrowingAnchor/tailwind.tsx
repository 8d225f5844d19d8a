import * as React from 'react';
import { Popper } from '@mui/base/Popper';

const bench = 'relative min-h-52 max-w-90';

const pattern = 'rounded-lg border border-slate-500 px-3 py-2 dark:border-slate-400';

const summary =
  'cursor-pointer outline-offset-4 outline-rose-800 focus-visible:outline-2 ' +
  'dark:outline-rose-300';

const steps = 'mt-2 list-decimal ps-6';

const tag =
  'z-1 rounded-md bg-rose-800 px-2 py-1 text-white dark:bg-rose-300 ' + 'dark:text-rose-950';

interface Placed {
  update: () => Promise<unknown>;
}

const modifiers = [
  { name: 'offset', options: { offset: [0, 8] } },
  { name: 'flip', enabled: false },
];

export default function GrowingAnchor() {
  const [anchor, setAnchor] = React.useState<HTMLDetailsElement | null>(null);
  const popper = React.useRef<Placed | null>(null);

  React.useEffect(() => {
    if (!anchor) return undefined;
    const observer = new ResizeObserver(() => {
      void popper.current?.update();
    });
    observer.observe(anchor);
    return () => observer.disconnect();
  }, [anchor]);

  return (
    <div className={bench}>
      <details className={pattern} ref={setAnchor}>
        <summary className={summary}>Goose eye, step by step</summary>
        <ol className={steps}>
          <li>Thread one to four, then back.</li>
          <li>Tread in the same order.</li>
          <li>Beat twice.</li>
        </ol>
      </details>
      <Popper
        className={tag}
        anchorEl={anchor}
        open={anchor !== null}
        modifiers={modifiers}
        popperRef={(instance: Placed | null) => {
          popper.current = instance;
        }}
        role="note"
        disablePortal
      >
        Needs four shafts
      </Popper>
    </div>
  );
}
