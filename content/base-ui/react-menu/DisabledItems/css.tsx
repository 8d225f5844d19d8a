import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './styles.css';

export default function DisabledItems() {
  return (
    <Dropdown>
      <MenuButton className="sheet-button">
        Sheet 7 <span aria-hidden>▾</span>
      </MenuButton>
      <Menu
        className="sheet-popup"
        slotProps={{ listbox: { className: 'sheet-menu', 'aria-label': 'Sheet 7' } }}
      >
        <MenuItem className="sheet-item">Order a scan</MenuItem>
        <MenuItem className="sheet-item" disabled>
          Bring to my table
          <span className="sheet-reason">In the workshop until spring</span>
        </MenuItem>
        <MenuItem className="sheet-item">Report damage</MenuItem>
      </Menu>
    </Dropdown>
  );
}
