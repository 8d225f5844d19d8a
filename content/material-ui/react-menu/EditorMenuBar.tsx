import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';

const menus = [
  { name: 'File', items: ['New score', 'Open', '-', 'Export as sound'] },
  { name: 'Edit', items: ['Undo', 'Redo', '-', 'Find a bar'] },
  { name: 'View', items: ['Whole pages', 'One long line'] },
];

export default function EditorMenuBar() {
  const [open, setOpen] = React.useState<{ anchor: HTMLElement; name: string } | null>(null);
  const id = React.useId();
  const close = () => setOpen(null);

  return (
    <AppBar position="static" component="div" color="default">
      <Toolbar variant="dense" disableGutters sx={{ px: 1 }}>
        {menus.map(({ name, items }) => {
          const isOpen = open?.name === name;
          return (
            <React.Fragment key={name}>
              <Button
                color="inherit"
                aria-haspopup="menu"
                aria-controls={isOpen ? `${id}${name}` : undefined}
                aria-expanded={isOpen}
                onClick={(event) => setOpen({ anchor: event.currentTarget, name })}
              >
                {name}
              </Button>
              <Menu
                id={`${id}${name}`}
                anchorEl={isOpen ? open.anchor : null}
                open={isOpen}
                onClose={close}
                MenuListProps={{ dense: true, 'aria-label': name }}
              >
                {items.map((item) =>
                  item === '-' ? (
                    <Divider key={item} />
                  ) : (
                    <MenuItem key={item} onClick={close}>
                      {item}
                    </MenuItem>
                  ),
                )}
              </Menu>
            </React.Fragment>
          );
        })}
      </Toolbar>
    </AppBar>
  );
}
