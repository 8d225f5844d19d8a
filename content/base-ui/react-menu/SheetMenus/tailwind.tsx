import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';

const sheetTable = 'w-full max-w-90';

const sheetList = 'mt-0 mb-4 mx-0 p-0 list-none';

const sheetEntry =
  'flex items-center justify-between gap-4 py-2 px-0 border-b border-slate-300 ' +
  'dark:border-slate-600';

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

const sheetReset =
  'py-2 px-4 border border-slate-500 rounded-lg bg-transparent text-inherit ' +
  'cursor-pointer dark:border-slate-400 hover:bg-slate-200 dark:hover:bg-slate-700 ' +
  'focus-visible:outline-2 focus-visible:outline-indigo-700 ' +
  'focus-visible:outline-offset-2 dark:focus-visible:outline-indigo-300';

const sheetStatus = 'min-h-6 mt-3 mb-0 mx-0';

const all = ['12 Harbor', '31 Upper valley', '44 Marsh'];

export default function SheetMenus() {
  const [sheets, setSheets] = React.useState(all);
  const [said, setSaid] = React.useState('');
  const buttons = React.useRef(new Map<string, HTMLElement>());
  const reset = React.useRef<HTMLButtonElement>(null);
  const next = React.useRef<string | null>(null);

  React.useEffect(() => {
    if (next.current === null) return;
    (buttons.current.get(next.current) ?? reset.current)?.focus();
    next.current = null;
  }, [sheets]);

  const giveBack = (sheet: string) => {
    const index = sheets.indexOf(sheet);
    next.current = sheets[index + 1] ?? sheets[index - 1] ?? '';
    setSheets(sheets.filter((other) => other !== sheet));
    setSaid(`Sheet ${sheet} is back on its shelf.`);
  };

  return (
    <div className={sheetTable}>
      <ul className={sheetList} aria-label="Sheets on my table">
        {sheets.map((sheet) => (
          <li className={sheetEntry} key={sheet}>
            {sheet}
            <Dropdown>
              <MenuButton
                className={sheetButton}
                aria-label={`Actions for ${sheet}`}
                ref={(element) => {
                  if (element) buttons.current.set(sheet, element);
                  else buttons.current.delete(sheet);
                }}
              >
                <span aria-hidden>⋯</span>
              </MenuButton>
              <Menu
                className={sheetPopup}
                slotProps={{
                  root: { placement: 'bottom-end' },
                  listbox: { className: sheetMenu, 'aria-label': `Actions for ${sheet}` },
                }}
              >
                <MenuItem className={sheetItem} onClick={() => setSaid(`Scanning ${sheet}.`)}>
                  Order a scan
                </MenuItem>
                <MenuItem className={sheetItem} onClick={() => giveBack(sheet)}>
                  Give back
                </MenuItem>
              </Menu>
            </Dropdown>
          </li>
        ))}
      </ul>
      <Button
        className={sheetReset}
        type="button"
        ref={reset}
        onClick={() => {
          setSheets(all);
          setSaid('All sheets are on the table.');
        }}
      >
        Fetch all sheets
      </Button>
      <p className={sheetStatus} role="status">
        {said}
      </p>
    </div>
  );
}
