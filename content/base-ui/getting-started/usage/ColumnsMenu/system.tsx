import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem, menuItemClasses } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

const ColumnsButton = styled(MenuButton)({
  padding: '8px 16px',
  border: '1px solid #78716c',
  borderRadius: 8,
  background: '#fff',
  color: '#1c1917',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid #92400e', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#a8a29e', background: '#292524', color: '#f5f5f4' },
  '.mode-dark &:focus-visible': { outlineColor: '#fcd34d' },
});

const ColumnsLayer = styled('div')({ zIndex: 1 });

const ColumnsList = styled('ul')({
  boxSizing: 'border-box',
  minWidth: 180,
  margin: '6px 0',
  padding: 6,
  border: '1px solid #78716c',
  borderRadius: 8,
  background: '#fff',
  color: '#1c1917',
  listStyle: 'none',
  outline: 0,
  '.mode-dark &': { borderColor: '#a8a29e', background: '#292524', color: '#f5f5f4' },
});

const ColumnItem = styled(MenuItem)({
  display: 'flex',
  gap: 8,
  padding: '8px 10px',
  borderRadius: 6,
  cursor: 'pointer',
  '&:hover': { background: '#e7e5e4' },
  [`&.${menuItemClasses.focusVisible}`]: { outline: '2px solid #92400e', outlineOffset: -2 },
  '.mode-dark &:hover': { background: '#44403c' },
  [`.mode-dark &.${menuItemClasses.focusVisible}`]: { outlineColor: '#fcd34d' },
});

const Tick = styled('span')({ width: '1em' });

const ColumnsStatus = styled('p')({ margin: '12px 0 0' });

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
        <ColumnsButton>Columns</ColumnsButton>
        <Menu
          slots={{ root: ColumnsLayer, listbox: ColumnsList }}
          slotProps={{ listbox: { 'aria-label': 'Columns' } }}
        >
          {columns.map((column) => (
            <ColumnItem
              key={column}
              role="menuitemcheckbox"
              aria-checked={shown.includes(column)}
              label={column}
              onClick={(event) => handleClick(event, column)}
            >
              <Tick aria-hidden="true">{shown.includes(column) ? '✓' : ''}</Tick>
              {column}
            </ColumnItem>
          ))}
        </Menu>
      </Dropdown>
      <ColumnsStatus role="status">Shown: {shown.join(', ') || 'nothing'}</ColumnsStatus>
    </div>
  );
}
