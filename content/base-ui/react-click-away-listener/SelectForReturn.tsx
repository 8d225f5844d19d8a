import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { styled } from '@mui/system';

const Shelf = styled('div')({ width: '100%', maxWidth: 340 });

const Instruments = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Instrument = styled('button')({
  padding: '8px 12px',
  border: '1px solid #78716c',
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { borderColor: '#6d28d9', background: '#6d28d9', color: '#fff' },
  '&[aria-pressed="true"]::before': { content: '"✓ " / ""' },
  '&:focus-visible': { outline: '2px solid #6d28d9', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#a8a29e' },
  '.mode-dark &[aria-pressed="true"]': {
    borderColor: '#c4b5fd',
    background: '#c4b5fd',
    color: '#2e1065',
  },
  '.mode-dark &:focus-visible': { outlineColor: '#c4b5fd' },
});

const Count = styled('p')({ margin: '12px 0 0' });

const borrowed = ['Cello', 'Music stand', 'Metronome', 'Oboe', 'Tuning fork'];

export default function SelectForReturn() {
  const [selected, setSelected] = React.useState<readonly string[]>([]);

  const clear = () => setSelected([]);
  const toggle = (name: string) =>
    setSelected(
      selected.includes(name) ? selected.filter((other) => other !== name) : [...selected, name],
    );

  return (
    <Shelf>
      <ClickAwayListener onClickAway={clear}>
        <Instruments
          aria-label="Borrowed by you"
          onKeyDown={(event) => {
            if (event.key === 'Escape') clear();
          }}
        >
          {borrowed.map((name) => (
            <li key={name}>
              <Instrument
                type="button"
                aria-pressed={selected.includes(name)}
                onClick={() => toggle(name)}
              >
                {name}
              </Instrument>
            </li>
          ))}
        </Instruments>
      </ClickAwayListener>
      <Count role="status">
        {selected.length === 0 ? 'Nothing selected' : `${selected.length} to return`}
      </Count>
    </Shelf>
  );
}
