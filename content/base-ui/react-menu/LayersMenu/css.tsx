import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './styles.css';

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
    <div className="sheet-column">
      <Dropdown>
        <MenuButton className="sheet-button">
          Layers <span aria-hidden>▾</span>
        </MenuButton>
        <Menu
          className="sheet-popup"
          slotProps={{ listbox: { className: 'sheet-menu', 'aria-label': 'Layers' } }}
        >
          {layers.map(({ name }) => (
            <MenuItem
              className="sheet-item"
              key={name}
              label={name}
              role="menuitemcheckbox"
              aria-checked={shown.includes(name)}
              onClick={toggle(name)}
            >
              <span className="sheet-mark" aria-hidden>
                {shown.includes(name) && '✓'}
              </span>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <svg
        className="sheet-map"
        viewBox="0 0 200 120"
        role="img"
        aria-label={shown.length > 0 ? `Map with ${shown.join(', ')}` : 'Empty map'}
      >
        {layers.map(
          ({ name, line }) =>
            shown.includes(name) && <path className="sheet-path" key={name} d={line} />,
        )}
      </svg>
    </div>
  );
}
