import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withCompactMenus(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiMenu: { defaultProps: { elevation: 2 } },
      MuiMenuItem: {
        defaultProps: { dense: true },
        styleOverrides: {
          root: ({ theme }) => ({
            '&.Mui-selected': { fontWeight: theme.typography.fontWeightBold },
          }),
        },
      },
    },
  };
}

export default function MenuTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withCompactMenus(outer), [outer]);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const id = React.useId();
  const close = () => setAnchor(null);

  return (
    <ThemeProvider theme={theme}>
      <Button
        variant="outlined"
        id={`${id}button`}
        aria-controls={open ? `${id}menu` : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Zoom
      </Button>
      <Menu
        id={`${id}menu`}
        anchorEl={anchor}
        open={open}
        onClose={close}
        MenuListProps={{ 'aria-labelledby': `${id}button` }}
      >
        <MenuItem onClick={close}>50%</MenuItem>
        <MenuItem selected onClick={close}>
          100%
        </MenuItem>
        <MenuItem onClick={close}>150%</MenuItem>
      </Menu>
    </ThemeProvider>
  );
}
