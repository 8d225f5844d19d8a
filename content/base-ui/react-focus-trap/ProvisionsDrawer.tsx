import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

const Room = styled('div')({ textAlign: 'center' });

const Button = styled('button')({
  padding: '8px 16px',
  border: '1px solid #15803d',
  borderRadius: 8,
  background: 'none',
  color: '#166534',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid #15803d', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#86efac', color: '#86efac' },
  '.mode-dark &:focus-visible': { outlineColor: '#86efac' },
});

const Layer = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  background: 'rgb(0 0 0 / 0.5)',
});

const Drawer = styled('div')({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  boxSizing: 'border-box',
  width: 300,
  maxWidth: '85%',
  overflow: 'auto',
  padding: 24,
  background: '#fff',
  color: '#1c1917',
  '.mode-dark &': { background: '#292524', color: '#fafaf9' },
});

const Sheet = styled('div')({
  '&:focus-visible': { outline: '2px solid #15803d', outlineOffset: 8 },
  '.mode-dark &:focus-visible': { outlineColor: '#86efac' },
  '& h2': { margin: 0, fontSize: '1.25rem' },
  '& ul': { margin: '16px 0', padding: 0, listStyle: 'none' },
  '& li': { padding: '6px 0' },
});

const provisions = ['Flour', 'Lentils', 'Lamp oil', 'Tea'];

export default function ProvisionsDrawer() {
  const [open, setOpen] = React.useState(false);
  const [ordered, setOrdered] = React.useState<readonly string[]>([]);
  const titleId = React.useId();

  const order = (name: string, yes: boolean) =>
    setOrdered(yes ? [...ordered, name] : ordered.filter((other) => other !== name));

  return (
    <Room>
      <Button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Provisions ({ordered.length} ordered)
      </Button>
      {open && (
        <Portal>
          <Layer>
            <ClickAwayListener onClickAway={() => setOpen(false)}>
              <Drawer>
                <FocusTrap open>
                  <Sheet
                    role="dialog"
                    aria-modal
                    aria-labelledby={titleId}
                    tabIndex={-1}
                    onKeyDown={(event) => {
                      if (event.key === 'Escape') setOpen(false);
                    }}
                  >
                    <h2 id={titleId}>Carry up next week</h2>
                    <ul>
                      {provisions.map((name) => (
                        <li key={name}>
                          <label>
                            <input
                              type="checkbox"
                              checked={ordered.includes(name)}
                              onChange={(event) => order(name, event.target.checked)}
                            />{' '}
                            {name}
                          </label>
                        </li>
                      ))}
                    </ul>
                    <Button type="button" onClick={() => setOpen(false)}>
                      Done
                    </Button>
                  </Sheet>
                </FocusTrap>
              </Drawer>
            </ClickAwayListener>
          </Layer>
        </Portal>
      )}
    </Room>
  );
}
