import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';

const columnsButton =
  'cursor-pointer rounded-lg border border-stone-500 bg-white px-4 py-2 font-semibold ' +
  'text-stone-900 outline-offset-2 outline-amber-800 focus-visible:outline-2 ' +
  'dark:border-stone-400 dark:bg-stone-800 dark:text-stone-100 dark:outline-amber-300';

const columnsLayer = 'z-1';

const columnsList =
  'mx-0 my-1.5 min-w-45 list-none rounded-lg border border-stone-500 bg-white p-1.5 ' +
  'text-stone-900 outline-0 dark:border-stone-400 dark:bg-stone-800 dark:text-stone-100';

const columnItem =
  'flex cursor-pointer gap-2 rounded-md px-2.5 py-2 -outline-offset-2 outline-amber-800 ' +
  'hover:bg-stone-200 [&.Mui-focusVisible]:outline-2 dark:outline-amber-300 ' +
  'dark:hover:bg-stone-700';

const tick = 'w-[1em]';

const columnsStatus = 'm-0 mt-3';

const columns = ['Weight', 'Warmth', 'Sound'];

export default function ColumnsMenu() {
  const [shown, setShown] = React.useState(['Weight']);

  const handleClick = (
    event: React.MouseEvent & { defaultMuiPrevented?: boolean },
    column: string,
  ) => {
    event.defaultMuiPrevented = true;
    setShown(columns.filter((name) => shown.includes(name) !== (name === column)));
  };

  return (
    <div>
      <Dropdown>
        <MenuButton className={columnsButton}>Columns</MenuButton>
        <Menu
          className={columnsLayer}
          slotProps={{ listbox: { className: columnsList, 'aria-label': 'Columns' } }}
        >
          {columns.map((column) => (
            <MenuItem
              className={columnItem}
              key={column}
              role="menuitemcheckbox"
              aria-checked={shown.includes(column)}
              label={column}
              onClick={(event) => handleClick(event, column)}
            >
              <span className={tick} aria-hidden="true">
                {shown.includes(column) ? '✓' : ''}
              </span>
              {column}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <p className={columnsStatus} role="status">
        Shown: {shown.join(', ') || 'nothing'}
      </p>
    </div>
  );
}
