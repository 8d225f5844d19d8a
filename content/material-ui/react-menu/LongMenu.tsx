import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const keys = ['C', 'G', 'D', 'A', 'E', 'B', 'F sharp', 'D flat', 'A flat', 'E flat', 'B flat', 'F'];

export default function LongMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [chosen, setChosen] = React.useState('A flat');
  const open = anchor !== null;
  const id = React.useId();

  return (
    <>
      <Button
        variant="outlined"
        aria-controls={open ? id : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Move to {chosen} major
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Key' }}
        slotProps={{ paper: { sx: { maxHeight: 240, width: 160 } } }}
      >
        {keys.map((key) => (
          <MenuItem
            key={key}
            role="menuitemradio"
            aria-checked={key === chosen}
            selected={key === chosen}
            onClick={() => {
              setChosen(key);
              setAnchor(null);
            }}
          >
            {key} major
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
