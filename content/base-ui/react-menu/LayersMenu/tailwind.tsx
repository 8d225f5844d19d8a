import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';

const sheetColumn = 'flex flex-col items-start gap-4';

const sheetButton =
  'inline-flex items-center gap-2 py-2 px-4 border border-slate-500 rounded-lg ' +
  'bg-transparent text-inherit cursor-pointer dark:border-slate-400 hover:bg-slate-200 ' +
  'dark:hover:bg-slate-700 [&.Mui-expanded]:bg-indigo-100 ' +
  'dark:[&.Mui-expanded]:bg-indigo-900 focus-visible:outline-2 ' +
  'focus-visible:outline-indigo-700 focus-visible:outline-offset-2 ' +
  'dark:focus-visible:outline-indigo-300';

const sheetPopup = 'z-10';

const sheetMenu =
  'min-w-50 max-w-70 my-1.5 mx-0 p-1.5 border border-slate-400 rounded-xl bg-white ' +
  'text-slate-900 list-none dark:border-slate-500 dark:bg-slate-800 dark:text-slate-100';

const sheetItem =
  'py-2 px-3 rounded-md cursor-pointer hover:bg-slate-100 dark:hover:bg-slate-700 ' +
  '[&.Mui-focusVisible]:outline-2 [&.Mui-focusVisible]:outline-indigo-700 ' +
  '[&.Mui-focusVisible]:-outline-offset-2 dark:[&.Mui-focusVisible]:outline-indigo-300';

const sheetMark = 'inline-block w-6';

const sheetMap = 'w-50 h-30 border border-slate-500 rounded-sm dark:border-slate-400';

const sheetPath = 'fill-none stroke-indigo-700 stroke-2 dark:stroke-indigo-300';

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
    <div className={sheetColumn}>
      <Dropdown>
        <MenuButton className={sheetButton}>
          Layers <span aria-hidden>▾</span>
        </MenuButton>
        <Menu
          className={sheetPopup}
          slotProps={{ listbox: { className: sheetMenu, 'aria-label': 'Layers' } }}
        >
          {layers.map(({ name }) => (
            <MenuItem
              className={sheetItem}
              key={name}
              label={name}
              role="menuitemcheckbox"
              aria-checked={shown.includes(name)}
              onClick={toggle(name)}
            >
              <span className={sheetMark} aria-hidden>
                {shown.includes(name) && '✓'}
              </span>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <svg
        className={sheetMap}
        viewBox="0 0 200 120"
        role="img"
        aria-label={shown.length > 0 ? `Map with ${shown.join(', ')}` : 'Empty map'}
      >
        {layers.map(
          ({ name, line }) =>
            shown.includes(name) && <path className={sheetPath} key={name} d={line} />,
        )}
      </svg>
    </div>
  );
}
