import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './styles.css';

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
        <MenuButton className="columns-button">Columns</MenuButton>
        <Menu
          className="columns-layer"
          slotProps={{ listbox: { className: 'columns-list', 'aria-label': 'Columns' } }}
        >
          {columns.map((column) => (
            <MenuItem
              className="column-item"
              key={column}
              role="menuitemcheckbox"
              aria-checked={shown.includes(column)}
              label={column}
              onClick={(event) => handleClick(event, column)}
            >
              <span className="column-tick" aria-hidden="true">
                {shown.includes(column) ? '✓' : ''}
              </span>
              {column}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <p className="columns-status" role="status">
        Shown: {shown.join(', ') || 'nothing'}
      </p>
    </div>
  );
}
