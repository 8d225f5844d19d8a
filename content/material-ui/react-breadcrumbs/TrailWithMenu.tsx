import * as React from 'react';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

const middle = ['Woodwork', 'Chairs', 'Spare parts'];

export default function TrailWithMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Breadcrumbs aria-label="Path in the shop">
        <Link href="#shop" color="inherit">
          Shop
        </Link>
        <IconButton
          size="small"
          aria-label="Show the levels between"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHorizIcon fontSize="small" />
        </IconButton>
        <Typography color="text.primary" aria-current="page">
          Cane for seats
        </Typography>
      </Breadcrumbs>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        MenuListProps={{ component: 'div', 'aria-label': 'Levels between' }}
      >
        {middle.map((name) => (
          <MenuItem key={name} component="a" href={`#${encodeURIComponent(name)}`} onClick={close}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
