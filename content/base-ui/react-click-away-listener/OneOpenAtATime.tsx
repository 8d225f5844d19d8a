import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { styled } from '@mui/system';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  width: '100%',
  maxWidth: 300,
  minHeight: 190,
});

const Group = styled('div')({ position: 'relative', height: 'fit-content' });

const Opener = styled('button')({
  padding: '8px 12px',
  border: 0,
  borderRadius: 8,
  background: '#ede9fe',
  color: '#4c1d95',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid #6d28d9', outlineOffset: 2 },
  '.mode-dark &': { background: '#4c1d95', color: '#ede9fe' },
  '.mode-dark &:focus-visible': { outlineColor: '#c4b5fd' },
});

const Sheet = styled('ul')({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 44,
  zIndex: 1,
  margin: 0,
  padding: '12px 16px',
  border: '1px solid #78716c',
  borderRadius: 8,
  background: '#fff',
  color: '#1c1917',
  listStyle: 'none',
  whiteSpace: 'nowrap',
  '.mode-dark &': { background: '#292524', color: '#fafaf9' },
});

const families = [
  { name: 'Strings', instruments: ['Cello, half size', 'Viola', 'Zither'] },
  { name: 'Winds', instruments: ['Oboe', 'Bassoon', 'Tin whistle'] },
  { name: 'Keys', instruments: ['Harmonium', 'Accordion'] },
];

function Family({ name, instruments }: { name: string; instruments: string[] }) {
  const [open, setOpen] = React.useState(false);
  const openerRef = React.useRef<HTMLButtonElement>(null);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Group
        onKeyDown={(event) => {
          if (event.key === 'Escape' && open) {
            setOpen(false);
            openerRef.current?.focus();
          }
        }}
      >
        <Opener ref={openerRef} type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {name}
        </Opener>
        {open && (
          <Sheet>
            {instruments.map((instrument) => (
              <li key={instrument}>{instrument}</li>
            ))}
          </Sheet>
        )}
      </Group>
    </ClickAwayListener>
  );
}

export default function OneOpenAtATime() {
  return (
    <Bar>
      {families.map((family) => (
        <Family key={family.name} {...family} />
      ))}
    </Bar>
  );
}
