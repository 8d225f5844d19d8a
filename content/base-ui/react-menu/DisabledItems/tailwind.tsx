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

const sheetItem =
  'py-2 px-3 rounded-md cursor-pointer hover:bg-slate-100 dark:hover:bg-slate-700 ' +
  '[&.Mui-focusVisible]:outline-2 [&.Mui-focusVisible]:outline-indigo-700 ' +
  '[&.Mui-focusVisible]:-outline-offset-2 dark:[&.Mui-focusVisible]:outline-indigo-300 ' +
  '[&.Mui-disabled]:bg-transparent [&.Mui-disabled]:text-slate-500 ' +
  '[&.Mui-disabled]:cursor-not-allowed dark:[&.Mui-disabled]:bg-transparent ' +
  'dark:[&.Mui-disabled]:text-slate-400';

const sheetReason = 'block text-sm';

export default function DisabledItems() {
  return (
    <Dropdown>
      <MenuButton className={sheetButton}>
        Sheet 7 <span aria-hidden>▾</span>
      </MenuButton>
      <Menu
        className={sheetPopup}
        slotProps={{ listbox: { className: sheetMenu, 'aria-label': 'Sheet 7' } }}
      >
        <MenuItem className={sheetItem}>Order a scan</MenuItem>
        <MenuItem className={sheetItem} disabled>
          Bring to my table
          <span className={sheetReason}>In the workshop until spring</span>
        </MenuItem>
        <MenuItem className={sheetItem}>Report damage</MenuItem>
      </Menu>
    </Dropdown>
  );
}
