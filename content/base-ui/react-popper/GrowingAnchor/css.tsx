import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import './styles.css';

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
    <div className="growing-bench">
      <details className="growing-pattern" ref={setAnchor}>
        <summary className="growing-summary">Goose eye, step by step</summary>
        <ol className="growing-steps">
          <li>Thread one to four, then back.</li>
          <li>Tread in the same order.</li>
          <li>Beat twice.</li>
        </ol>
      </details>
      <Popper
        className="growing-tag"
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
