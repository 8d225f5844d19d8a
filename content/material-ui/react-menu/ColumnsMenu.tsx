import * as React from 'react';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const columns = ['Composer', 'Year', 'Key', 'Length'];

export default function ColumnsMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [shown, setShown] = React.useState<readonly string[]>(['Composer', 'Length']);
  const open = anchor !== null;
  const id = React.useId();

  return (
    <Stack alignItems="center" spacing={1}>
      <Button
        variant="outlined"
        aria-controls={open ? id : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Columns
      </Button>
      <Typography variant="body2" color="text.secondary">
        Title{columns.filter((name) => shown.includes(name)).map((name) => `, ${name}`)}
      </Typography>
      <Menu
        id={id}
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Columns' }}
      >
        {columns.map((name) => {
          const checked = shown.includes(name);
          return (
            <MenuItem
              key={name}
              role="menuitemcheckbox"
              aria-checked={checked}
              onClick={() =>
                setShown(checked ? shown.filter((other) => other !== name) : [...shown, name])
              }
            >
              <ListItemIcon>
                {checked ? <CheckBoxIcon color="primary" /> : <CheckBoxOutlineBlankIcon />}
              </ListItemIcon>
              {name}
            </MenuItem>
          );
        })}
      </Menu>
    </Stack>
  );
}
