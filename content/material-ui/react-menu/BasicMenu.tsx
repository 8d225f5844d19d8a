import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function BasicMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const id = React.useId();
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        id={`${id}button`}
        variant="outlined"
        aria-controls={open ? `${id}menu` : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Print
      </Button>
      <Menu
        id={`${id}menu`}
        anchorEl={anchor}
        open={open}
        onClose={close}
        MenuListProps={{ 'aria-labelledby': `${id}button` }}
      >
        <MenuItem onClick={close}>This page</MenuItem>
        <MenuItem onClick={close}>The whole score</MenuItem>
        <MenuItem disabled>Single parts, after proofreading</MenuItem>
      </Menu>
    </>
  );
}
