import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './styles.css';

export default function BasicMenu() {
  const [done, setDone] = React.useState('');

  return (
    <div>
      <Dropdown>
        <MenuButton className="sheet-button">
          Sheet 12 <span aria-hidden>▾</span>
        </MenuButton>
        <Menu
          className="sheet-popup"
          slotProps={{ listbox: { className: 'sheet-menu', 'aria-label': 'Sheet 12' } }}
        >
          <MenuItem className="sheet-item" onClick={() => setDone('Sheet 12 is on your table.')}>
            Bring to my table
          </MenuItem>
          <MenuItem className="sheet-item" onClick={() => setDone('A scan is on its way.')}>
            Order a scan
          </MenuItem>
          <MenuItem className="sheet-item" onClick={() => setDone('The damage is noted.')}>
            Report damage
          </MenuItem>
        </Menu>
      </Dropdown>
      <p className="sheet-status" role="status">
        {done}
      </p>
    </div>
  );
}
