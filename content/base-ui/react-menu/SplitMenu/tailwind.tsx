import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';

const sheetSplit = 'inline-flex border border-indigo-700 rounded-lg dark:border-indigo-300';

const sheetMain =
  'py-2 px-4 border-0 rounded-md bg-transparent text-inherit cursor-pointer ' +
  'hover:bg-indigo-100 dark:hover:bg-indigo-900 focus-visible:outline-2 ' +
  'focus-visible:outline-indigo-700 focus-visible:outline-offset-2 ' +
  'dark:focus-visible:outline-indigo-300';

const sheetMore =
  'min-w-10 border-0 rounded-md bg-indigo-700 text-white cursor-pointer ' +
  'dark:bg-indigo-300 dark:text-indigo-950 hover:bg-indigo-800 dark:hover:bg-indigo-200 ' +
  'focus-visible:outline-2 focus-visible:outline-indigo-700 ' +
  'focus-visible:outline-offset-2 dark:focus-visible:outline-indigo-300';

const sheetPopup = 'z-10';

const sheetMenu =
  'min-w-50 max-w-70 my-1.5 mx-0 p-1.5 border border-slate-400 rounded-xl bg-white ' +
  'text-slate-900 list-none dark:border-slate-500 dark:bg-slate-800 dark:text-slate-100';

const sheetItem =
  'py-2 px-3 rounded-md cursor-pointer hover:bg-slate-100 dark:hover:bg-slate-700 ' +
  '[&.Mui-focusVisible]:outline-2 [&.Mui-focusVisible]:outline-indigo-700 ' +
  '[&.Mui-focusVisible]:-outline-offset-2 dark:[&.Mui-focusVisible]:outline-indigo-300';

const sheetMark = 'inline-block w-6';

const sheetStatus = 'min-h-6 mt-3 mb-0 mx-0';

const ways = ['Order a scan', 'Order a print', 'Order a tracing'];

export default function SplitMenu() {
  const [group, setGroup] = React.useState<HTMLDivElement | null>(null);
  const [way, setWay] = React.useState('Order a scan');
  const [ordered, setOrdered] = React.useState('');

  return (
    <div>
      <div className={sheetSplit} ref={setGroup} role="group" aria-label="Sheet 12">
        <Button className={sheetMain} type="button" onClick={() => setOrdered(`Done: ${way}`)}>
          {way}
        </Button>
        <Dropdown>
          <MenuButton className={sheetMore} aria-label="Other ways">
            <span aria-hidden>▾</span>
          </MenuButton>
          <Menu
            className={sheetPopup}
            anchor={group}
            slotProps={{
              root: { placement: 'bottom-end' },
              listbox: { className: sheetMenu, 'aria-label': 'Ways to get a copy' },
            }}
          >
            {ways.map((name) => (
              <MenuItem
                className={sheetItem}
                key={name}
                label={name}
                role="menuitemradio"
                aria-checked={name === way}
                onClick={() => setWay(name)}
              >
                <span className={sheetMark} aria-hidden>
                  {name === way && '●'}
                </span>
                {name}
              </MenuItem>
            ))}
          </Menu>
        </Dropdown>
      </div>
      <p className={sheetStatus} role="status">
        {ordered}
      </p>
    </div>
  );
}
