import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function GoToMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const id = React.useId();
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        aria-controls={open ? id : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Read about menus
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={open}
        onClose={close}
        MenuListProps={{ component: 'div', 'aria-label': 'Read about menus' }}
      >
        <MenuItem component="a" href="#keyboard" onClick={close}>
          Keyboard
        </MenuItem>
        <MenuItem component="a" href="#customize" onClick={close}>
          Customize
        </MenuItem>
      </Menu>
    </>
  );
}
