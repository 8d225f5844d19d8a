import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { styled } from '@mui/system';

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  width: '100%',
  maxWidth: 360,
});

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

const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  boxSizing: 'border-box',
  width: '100%',
  padding: 16,
  border: '1px solid #57534e',
  borderRadius: 8,
  '&:focus-visible': { outline: '2px solid #15803d', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#a8a29e' },
  '.mode-dark &:focus-visible': { outlineColor: '#86efac' },
});

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const names = ['disableAutoFocus', 'disableEnforceFocus', 'disableRestoreFocus'];

export default function WhatPropsTurnOff() {
  const [open, setOpen] = React.useState(false);
  const [off, setOff] = React.useState<readonly string[]>([]);

  return (
    <Column>
      {names.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={off.includes(name)}
            onChange={(event) => {
              setOpen(false);
              setOff(event.target.checked ? [...off, name] : off.filter((other) => other !== name));
            }}
          />{' '}
          <code>{name}</code>
        </label>
      ))}
      <Row>
        <Button type="button" onClick={() => setOpen(true)}>
          Light the lamp
        </Button>
        <Button type="button">Outside</Button>
      </Row>
      {open && (
        <FocusTrap
          open
          disableAutoFocus={off.includes('disableAutoFocus')}
          disableEnforceFocus={off.includes('disableEnforceFocus')}
          disableRestoreFocus={off.includes('disableRestoreFocus')}
        >
          <Panel role="group" aria-label="Lamp" tabIndex={-1}>
            The lamp burns.
            <Row>
              <Button type="button">Trim the wick</Button>
              <Button type="button" onClick={() => setOpen(false)}>
                Put it out
              </Button>
            </Row>
          </Panel>
        </FocusTrap>
      )}
    </Column>
  );
}
