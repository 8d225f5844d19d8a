import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton, menuButtonClasses } from '@mui/base/MenuButton';
import { MenuItem, menuItemClasses } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

const SheetColumn = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
});

const SheetButton = styled(MenuButton)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  border: '1px solid #64748b',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '.mode-dark &': { borderColor: '#94a3b8' },
  '&:hover': { background: '#e2e8f0' },
  '.mode-dark &:hover': { background: '#334155' },
  [`&.${menuButtonClasses.expanded}`]: { background: '#e0e7ff' },
  [`.mode-dark &.${menuButtonClasses.expanded}`]: { background: '#312e81' },
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

const SheetMap = styled('svg')({
  width: 200,
  height: 120,
  border: '1px solid #64748b',
  borderRadius: 4,
  '.mode-dark &': { borderColor: '#94a3b8' },
});

const SheetPath = styled('path')({
  fill: 'none',
  stroke: '#4338ca',
  strokeWidth: 2,
  '.mode-dark &': { stroke: '#a5b4fc' },
});

const layers = [
  { name: 'Hills', line: 'M20 90q35-70 70 0M60 90q45-90 90 0' },
  { name: 'River', line: 'M8 20q40 0 50 30t60 30t70 24' },
  { name: 'Paths', line: 'M100 8v30l-40 30v40M100 38l70 20' },
];

type CancellableClick = React.MouseEvent<HTMLElement> & { defaultMuiPrevented?: boolean };

export default function LayersMenu() {
  const [shown, setShown] = React.useState(['Hills', 'River']);

  const toggle = (name: string) => (event: CancellableClick) => {
    event.defaultMuiPrevented = true;
    setShown((names) =>
      names.includes(name) ? names.filter((other) => other !== name) : [...names, name],
    );
  };

  return (
    <SheetColumn>
      <Dropdown>
        <SheetButton>
          Layers <span aria-hidden>▾</span>
        </SheetButton>
        <SheetPopup
          slots={{ listbox: SheetMenu }}
          slotProps={{ listbox: { 'aria-label': 'Layers' } }}
        >
          {layers.map(({ name }) => (
            <SheetItem
              key={name}
              label={name}
              role="menuitemcheckbox"
              aria-checked={shown.includes(name)}
              onClick={toggle(name)}
            >
              <SheetMark aria-hidden>{shown.includes(name) && '✓'}</SheetMark>
              {name}
            </SheetItem>
          ))}
        </SheetPopup>
      </Dropdown>
      <SheetMap
        viewBox="0 0 200 120"
        role="img"
        aria-label={shown.length > 0 ? `Map with ${shown.join(', ')}` : 'Empty map'}
      >
        {layers.map(({ name, line }) => shown.includes(name) && <SheetPath key={name} d={line} />)}
      </SheetMap>
    </SheetColumn>
  );
}
