import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';

const Bench = styled('div')({ position: 'relative', maxWidth: 360, minHeight: 208 });

const Pattern = styled('details')({
  padding: '8px 12px',
  border: '1px solid #64748b',
  borderRadius: 8,
  '.mode-dark &': { borderColor: '#94a3b8' },
});

const Summary = styled('summary')({
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid #9f1239', outlineOffset: 4 },
  '.mode-dark &:focus-visible': { outlineColor: '#fda4af' },
});

const Steps = styled('ol')({ margin: '8px 0 0', paddingInlineStart: 24, listStyle: 'decimal' });

const Tag = styled(Popper)({
  zIndex: 1,
  padding: '4px 8px',
  borderRadius: 6,
  background: '#9f1239',
  color: '#fff',
  '.mode-dark &': { background: '#fda4af', color: '#4c0519' },
});

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
    <Bench>
      <Pattern ref={setAnchor}>
        <Summary>Goose eye, step by step</Summary>
        <Steps>
          <li>Thread one to four, then back.</li>
          <li>Tread in the same order.</li>
          <li>Beat twice.</li>
        </Steps>
      </Pattern>
      <Tag
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
      </Tag>
    </Bench>
  );
}
