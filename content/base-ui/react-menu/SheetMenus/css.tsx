import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './styles.css';

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
    <div className="sheet-table">
      <ul className="sheet-list" aria-label="Sheets on my table">
        {sheets.map((sheet) => (
          <li className="sheet-entry" key={sheet}>
            {sheet}
            <Dropdown>
              <MenuButton
                className="sheet-button"
                aria-label={`Actions for ${sheet}`}
                ref={(element) => {
                  if (element) buttons.current.set(sheet, element);
                  else buttons.current.delete(sheet);
                }}
              >
                <span aria-hidden>⋯</span>
              </MenuButton>
              <Menu
                className="sheet-popup"
                slotProps={{
                  root: { placement: 'bottom-end' },
                  listbox: { className: 'sheet-menu', 'aria-label': `Actions for ${sheet}` },
                }}
              >
                <MenuItem className="sheet-item" onClick={() => setSaid(`Scanning ${sheet}.`)}>
                  Order a scan
                </MenuItem>
                <MenuItem className="sheet-item" onClick={() => giveBack(sheet)}>
                  Give back
                </MenuItem>
              </Menu>
            </Dropdown>
          </li>
        ))}
      </ul>
      <Button
        className="sheet-reset"
        type="button"
        ref={reset}
        onClick={() => {
          setSheets(all);
          setSaid('All sheets are on the table.');
        }}
      >
        Fetch all sheets
      </Button>
      <p className="sheet-status" role="status">
        {said}
      </p>
    </div>
  );
}
