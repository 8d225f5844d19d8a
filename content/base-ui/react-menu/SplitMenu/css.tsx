import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './styles.css';

const ways = ['Order a scan', 'Order a print', 'Order a tracing'];

export default function SplitMenu() {
  const [group, setGroup] = React.useState<HTMLDivElement | null>(null);
  const [way, setWay] = React.useState('Order a scan');
  const [ordered, setOrdered] = React.useState('');

  return (
    <div>
      <div className="sheet-split" ref={setGroup} role="group" aria-label="Sheet 12">
        <Button className="sheet-main" type="button" onClick={() => setOrdered(`Done: ${way}`)}>
          {way}
        </Button>
        <Dropdown>
          <MenuButton className="sheet-more" aria-label="Other ways">
            <span aria-hidden>▾</span>
          </MenuButton>
          <Menu
            className="sheet-popup"
            anchor={group}
            slotProps={{
              root: { placement: 'bottom-end' },
              listbox: { className: 'sheet-menu', 'aria-label': 'Ways to get a copy' },
            }}
          >
            {ways.map((name) => (
              <MenuItem
                className="sheet-item"
                key={name}
                label={name}
                role="menuitemradio"
                aria-checked={name === way}
                onClick={() => setWay(name)}
              >
                <span className="sheet-mark" aria-hidden>
                  {name === way && '●'}
                </span>
                {name}
              </MenuItem>
            ))}
          </Menu>
        </Dropdown>
      </div>
      <p className="sheet-status" role="status">
        {ordered}
      </p>
    </div>
  );
}
