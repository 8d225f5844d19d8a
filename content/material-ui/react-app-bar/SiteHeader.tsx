import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const pages = [
  { href: '#programs', text: 'Programs' },
  { href: '#archive', text: 'Archive' },
  { href: '#studio', text: 'Studio' },
];

export default function SiteHeader() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'));
  const open = anchor !== null && !isWide;
  const id = React.useId();
  const close = () => setAnchor(null);

  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      <AppBar position="static" component="div">
        <Container>
          <Toolbar disableGutters sx={{ gap: 1 }}>
            <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
              Harbor radio
            </Typography>
            <Box
              component="nav"
              aria-label="Main"
              sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1 }}
            >
              {pages.map(({ href, text }) => (
                <Button
                  key={href}
                  color="inherit"
                  href={href}
                  aria-current={text === 'Archive' ? 'page' : undefined}
                  sx={{ '&[aria-current]': { boxShadow: 'inset 0 -2px 0 currentColor' } }}
                >
                  {text}
                </Button>
              ))}
            </Box>
            <IconButton
              color="inherit"
              edge="end"
              aria-label="Pages"
              aria-haspopup="menu"
              aria-controls={open ? id : undefined}
              aria-expanded={open}
              onClick={(event) => setAnchor(event.currentTarget)}
              sx={{ display: { sm: 'none' } }}
            >
              <MenuIcon />
            </IconButton>
          </Toolbar>
        </Container>
      </AppBar>
      <Menu
        id={id}
        anchorEl={anchor}
        open={open}
        onClose={close}
        MenuListProps={{ component: 'div', 'aria-label': 'Pages' }}
      >
        {pages.map(({ href, text }) => (
          <MenuItem
            key={href}
            component="a"
            href={href}
            aria-current={text === 'Archive' ? 'page' : undefined}
            selected={text === 'Archive'}
            onClick={close}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
      <Container sx={{ py: 3 }}>
        <Typography>Below 600 pixels the links move into a menu.</Typography>
      </Container>
    </Box>
  );
}
