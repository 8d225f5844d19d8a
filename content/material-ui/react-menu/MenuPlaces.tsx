import * as React from 'react';
import Button from '@mui/material/Button';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';

interface PlacedMenuProps {
  name: string;
  place: Pick<MenuProps, 'anchorOrigin' | 'transformOrigin'>;
}

function PlacedMenu({ name, place }: PlacedMenuProps) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const id = React.useId();
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        variant="outlined"
        aria-controls={open ? id : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {name}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={open}
        onClose={close}
        MenuListProps={{ dense: true, 'aria-label': name }}
        {...place}
      >
        <MenuItem onClick={close}>Violin</MenuItem>
        <MenuItem onClick={close}>Viola</MenuItem>
        <MenuItem onClick={close}>Cello</MenuItem>
      </Menu>
    </>
  );
}

export default function MenuPlaces() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
      <PlacedMenu
        name="Below, ends aligned"
        place={{
          anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
          transformOrigin: { vertical: 'top', horizontal: 'right' },
        }}
      />
      <PlacedMenu
        name="Above"
        place={{
          anchorOrigin: { vertical: 'top', horizontal: 'left' },
          transformOrigin: { vertical: 'bottom', horizontal: 'left' },
        }}
      />
    </Stack>
  );
}
