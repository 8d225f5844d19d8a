import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './styles.css';

export default function GroupedMenu() {
  const view = React.useId();
  const paper = React.useId();

  return (
    <Dropdown>
      <MenuButton className="sheet-button">
        Sheet 31 <span aria-hidden>▾</span>
      </MenuButton>
      <Menu
        className="sheet-popup"
        slotProps={{ listbox: { className: 'sheet-menu', 'aria-label': 'Sheet 31' } }}
      >
        <li role="none">
          <div className="sheet-heading" id={view}>
            View
          </div>
          <ul className="sheet-group" role="group" aria-labelledby={view}>
            <MenuItem className="sheet-item">Enlarge</MenuItem>
            <MenuItem className="sheet-item">Turn to the right</MenuItem>
          </ul>
        </li>
        <li className="sheet-line" role="separator" />
        <li role="none">
          <div className="sheet-heading" id={paper}>
            Paper
          </div>
          <ul className="sheet-group" role="group" aria-labelledby={paper}>
            <MenuItem className="sheet-item">Report damage</MenuItem>
            <MenuItem className="sheet-item">Take out of the register</MenuItem>
          </ul>
        </li>
      </Menu>
    </Dropdown>
  );
}
