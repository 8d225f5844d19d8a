import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';

const sheetRow = 'flex flex-wrap gap-3';

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

const places = [
  { label: 'Left edge', placement: 'bottom-start' },
  { label: 'Right edge', placement: 'bottom-end' },
  { label: 'Above', placement: 'top' },
] as const;

const distance = [{ name: 'offset', options: { offset: [0, 8] } }];

export default function MenuPlacements() {
  return (
    <div className={sheetRow}>
      {places.map(({ label, placement }) => (
        <Dropdown key={label}>
          <MenuButton className={sheetButton}>
            {label} <span aria-hidden>▾</span>
          </MenuButton>
          <Menu
            className={sheetPopup}
            slotProps={{
              root: { placement, modifiers: distance },
              listbox: { className: sheetMenu, 'aria-label': label },
            }}
          >
            <MenuItem className={sheetItem}>Open the box</MenuItem>
            <MenuItem className={sheetItem}>Show the shelf</MenuItem>
          </Menu>
        </Dropdown>
      ))}
    </div>
  );
}
