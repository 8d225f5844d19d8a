import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem, { menuItemClasses } from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';

const RoomyMenuBase = styled(Menu)(({ theme }) => ({
  '& .MuiMenu-paper': {
    marginTop: theme.spacing(1),
    borderRadius: 16,
    border: `1px solid ${theme.palette.divider}`,
    boxShadow: theme.shadows[3],
  },
  '& .MuiMenu-list': { padding: theme.spacing(1) },
  [`& .${menuItemClasses.root}`]: { borderRadius: 8, minHeight: 44 },
}));

export default function RoomyMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const id = React.useId();
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        variant="contained"
        aria-controls={open ? id : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Share
      </Button>
      <RoomyMenuBase
        id={id}
        anchorEl={anchor}
        open={open}
        onClose={close}
        MenuListProps={{ 'aria-label': 'Share' }}
      >
        <MenuItem onClick={close}>With the choir</MenuItem>
        <MenuItem onClick={close}>By a link</MenuItem>
      </RoomyMenuBase>
    </>
  );
}
