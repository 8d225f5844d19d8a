import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';

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

const sheetHeading = 'py-1.5 px-3 text-slate-600 text-sm font-semibold dark:text-slate-300';

const sheetGroup = 'm-0 p-0 list-none';

const sheetLine = 'my-1.5 mx-0 border-t border-slate-300 dark:border-slate-600';

const sheetItem =
  'py-2 px-3 rounded-md cursor-pointer hover:bg-slate-100 dark:hover:bg-slate-700 ' +
  '[&.Mui-focusVisible]:outline-2 [&.Mui-focusVisible]:outline-indigo-700 ' +
  '[&.Mui-focusVisible]:-outline-offset-2 dark:[&.Mui-focusVisible]:outline-indigo-300';

export default function GroupedMenu() {
  const view = React.useId();
  const paper = React.useId();

  return (
    <Dropdown>
      <MenuButton className={sheetButton}>
        Sheet 31 <span aria-hidden>▾</span>
      </MenuButton>
      <Menu
        className={sheetPopup}
        slotProps={{ listbox: { className: sheetMenu, 'aria-label': 'Sheet 31' } }}
      >
        <li role="none">
          <div className={sheetHeading} id={view}>
            View
          </div>
          <ul className={sheetGroup} role="group" aria-labelledby={view}>
            <MenuItem className={sheetItem}>Enlarge</MenuItem>
            <MenuItem className={sheetItem}>Turn to the right</MenuItem>
          </ul>
        </li>
        <li className={sheetLine} role="separator" />
        <li role="none">
          <div className={sheetHeading} id={paper}>
            Paper
          </div>
          <ul className={sheetGroup} role="group" aria-labelledby={paper}>
            <MenuItem className={sheetItem}>Report damage</MenuItem>
            <MenuItem className={sheetItem}>Take out of the register</MenuItem>
          </ul>
        </li>
      </Menu>
    </Dropdown>
  );
}
