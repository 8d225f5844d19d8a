import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem, menuItemClasses } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

const SheetSplit = styled('div')({
  display: 'inline-flex',
  border: '1px solid #4338ca',
  borderRadius: 8,
  '.mode-dark &': { borderColor: '#a5b4fc' },
});

const SheetMain = styled(Button)({
  padding: '8px 16px',
  border: 0,
  borderRadius: 6,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: '#e0e7ff' },
  '.mode-dark &:hover': { background: '#312e81' },
  '&:focus-visible': { outline: '2px solid #4338ca', outlineOffset: 2 },
  '.mode-dark &:focus-visible': { outlineColor: '#a5b4fc' },
});

const SheetMore = styled(MenuButton)({
  minWidth: 40,
  border: 0,
  borderRadius: 6,
  background: '#4338ca',
  color: '#fff',
  font: 'inherit',
  cursor: 'pointer',
  '.mode-dark &': { background: '#a5b4fc', color: '#1e1b4b' },
  '&:hover': { background: '#3730a3' },
  '.mode-dark &:hover': { background: '#c7d2fe' },
  '&:focus-visible': { outline: '2px solid #4338ca', outlineOffset: 2 },
  '.mode-dark &:focus-visible': { outlineColor: '#a5b4fc' },
});

const SheetPopup = styled(Menu)({
  zIndex: 10,
});

const SheetMenu = styled('ul')({
  boxSizing: 'border-box',
  minWidth: 200,
  maxWidth: 280,
  margin: '6px 0',
  padding: 6,
  border: '1px solid #94a3b8',
  borderRadius: 12,
  background: '#fff',
  color: '#0f172a',
  listStyle: 'none',
  '.mode-dark &': { borderColor: '#64748b', background: '#1e293b', color: '#f1f5f9' },
});

const SheetItem = styled(MenuItem)({
  padding: '8px 12px',
  borderRadius: 6,
  cursor: 'pointer',
  '&:hover': { background: '#f1f5f9' },
  '.mode-dark &:hover': { background: '#334155' },
  [`&.${menuItemClasses.focusVisible}`]: { outline: '2px solid #4338ca', outlineOffset: -2 },
  [`.mode-dark &.${menuItemClasses.focusVisible}`]: { outlineColor: '#a5b4fc' },
});

const SheetMark = styled('span')({
  display: 'inline-block',
  width: 24,
});

const SheetStatus = styled('p')({
  minHeight: 24,
  margin: '12px 0 0',
});

const ways = ['Order a scan', 'Order a print', 'Order a tracing'];

export default function SplitMenu() {
  const [group, setGroup] = React.useState<HTMLDivElement | null>(null);
  const [way, setWay] = React.useState('Order a scan');
  const [ordered, setOrdered] = React.useState('');

  return (
    <div>
      <SheetSplit ref={setGroup} role="group" aria-label="Sheet 12">
        <SheetMain type="button" onClick={() => setOrdered(`Done: ${way}`)}>
          {way}
        </SheetMain>
        <Dropdown>
          <SheetMore aria-label="Other ways">
            <span aria-hidden>▾</span>
          </SheetMore>
          <SheetPopup
            anchor={group}
            slots={{ listbox: SheetMenu }}
            slotProps={{
              root: { placement: 'bottom-end' },
              listbox: { 'aria-label': 'Ways to get a copy' },
            }}
          >
            {ways.map((name) => (
              <SheetItem
                key={name}
                label={name}
                role="menuitemradio"
                aria-checked={name === way}
                onClick={() => setWay(name)}
              >
                <SheetMark aria-hidden>{name === way && '●'}</SheetMark>
                {name}
              </SheetItem>
            ))}
          </SheetPopup>
        </Dropdown>
      </SheetSplit>
      <SheetStatus role="status">{ordered}</SheetStatus>
    </div>
  );
}
