import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './styles.css';

const places = [
  { label: 'Left edge', placement: 'bottom-start' },
  { label: 'Right edge', placement: 'bottom-end' },
  { label: 'Above', placement: 'top' },
] as const;

const distance = [{ name: 'offset', options: { offset: [0, 8] } }];

export default function MenuPlacements() {
  return (
    <div className="sheet-row">
      {places.map(({ label, placement }) => (
        <Dropdown key={label}>
          <MenuButton className="sheet-button">
            {label} <span aria-hidden>▾</span>
          </MenuButton>
          <Menu
            className="sheet-popup"
            slotProps={{
              root: { placement, modifiers: distance },
              listbox: { className: 'sheet-menu', 'aria-label': label },
            }}
          >
            <MenuItem className="sheet-item">Open the box</MenuItem>
            <MenuItem className="sheet-item">Show the shelf</MenuItem>
          </Menu>
        </Dropdown>
      ))}
    </div>
  );
}
