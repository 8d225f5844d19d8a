import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton, menuButtonClasses } from '@mui/base/MenuButton';
import { MenuItem, menuItemClasses } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

const SheetTable = styled('div')({
  width: '100%',
  maxWidth: 360,
});

const SheetList = styled('ul')({
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
});

const SheetEntry = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '8px 0',
  borderBottom: '1px solid #cbd5e1',
  '.mode-dark &': { borderColor: '#475569' },
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

const SheetReset = styled(Button)({
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
  '&:focus-visible': { outline: '2px solid #4338ca', outlineOffset: 2 },
  '.mode-dark &:focus-visible': { outlineColor: '#a5b4fc' },
});

const SheetStatus = styled('p')({
  minHeight: 24,
  margin: '12px 0 0',
});

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
    <SheetTable>
      <SheetList aria-label="Sheets on my table">
        {sheets.map((sheet) => (
          <SheetEntry key={sheet}>
            {sheet}
            <Dropdown>
              <SheetButton
                aria-label={`Actions for ${sheet}`}
                ref={(element) => {
                  if (element) buttons.current.set(sheet, element);
                  else buttons.current.delete(sheet);
                }}
              >
                <span aria-hidden>⋯</span>
              </SheetButton>
              <SheetPopup
                slots={{ listbox: SheetMenu }}
                slotProps={{
                  root: { placement: 'bottom-end' },
                  listbox: { 'aria-label': `Actions for ${sheet}` },
                }}
              >
                <SheetItem onClick={() => setSaid(`Scanning ${sheet}.`)}>Order a scan</SheetItem>
                <SheetItem onClick={() => giveBack(sheet)}>Give back</SheetItem>
              </SheetPopup>
            </Dropdown>
          </SheetEntry>
        ))}
      </SheetList>
      <SheetReset
        type="button"
        ref={reset}
        onClick={() => {
          setSheets(all);
          setSaid('All sheets are on the table.');
        }}
      >
        Fetch all sheets
      </SheetReset>
      <SheetStatus role="status">{said}</SheetStatus>
    </SheetTable>
  );
}
